"""A text for the Lab that tries every way out of it, and what a page says about itself afterwards."""

from __future__ import annotations

import base64
import zlib

MARK = "taken over"
# What is put in the place of every stored script and page: it would leave its mark wherever it runs.
_SPOIL = f"""async (store) => {{
  for (const name of await store.keys()) {{
    const cache = await store.open(name);
    for (const request of await cache.keys()) {{
      const script = "document.documentElement.dataset.taken = '{MARK}'; localStorage.taken = '{MARK}';";
      const [path] = request.url.split("?");
      const page = path.endsWith("/") || path.endsWith(".html");
      const [body, type] = page ? [`<title>{MARK}</title>`, "text/html"] : [script, "text/javascript"];
      await cache.put(request, new Response(body, {{ headers: {{ "content-type": type }} }}));
    }}
  }}
  return true;
}}"""
SPOIL = f"() => ({_SPOIL})(caches)"

# Each is a way that a worker of this origin has by nature; one that leads somewhere is told by its name.
_WAYS = {
    "caches": f"({_SPOIL})(caches)",
    "caches by prototype": f"""(() => {{
      for (let at = self; at; at = Object.getPrototypeOf(at)) {{
        const found = Object.getOwnPropertyDescriptor(at, "caches");
        if (found) return ({_SPOIL})(found.get.call(self));
      }}
      throw new Error("none");
    }})()""",
    "caches by class": f"({_SPOIL})(Object.create(CacheStorage.prototype))",
    "caches by function": f"({_SPOIL})(Function('return caches')())",
    "bucket": f"navigator.storageBuckets.open('x').then(bucket => ({_SPOIL})(bucket.caches))",
    "indexedDB": """new Promise((done, no) => {
      const ask = indexedDB.open('taken');
      ask.onsuccess = done;
      ask.onerror = no;
    })""",
    "IDBFactory": "IDBFactory.prototype.open.call(self.indexedDB, 'taken').readyState",
    "files": "navigator.storage.getDirectory().then(root => root.getFileHandle('taken', { create: true }))",
    "locks": "navigator.locks.request('x', () => true)",
    "service worker": "navigator.serviceWorker.getRegistrations().then(all => all.forEach(each => each.unregister()))",
    "broadcast": "new BroadcastChannel('x').postMessage('x')",
    "worker": f"new Worker(URL.createObjectURL(new Blob([`({_SPOIL})(caches)`], {{ type: 'text/javascript' }})))",
    "own worker": "new Worker(location.href)",
    "import scripts": "importScripts('data:text/javascript,1')",
    "fetch": "fetch('/', { method: 'POST', body: 'x' })",
    "request": "new XMLHttpRequest().open('PUT', '/')",
    "socket": "new WebSocket('ws://127.0.0.1:1/')",
    "events": "new EventSource('/')",
    "transport": "new WebTransport('https://127.0.0.1:1/')",
    "notification": "new Notification('x')",
    "cookies": "cookieStore.set('taken', '1')",
}
_REACH = f"""() => {{
  document.documentElement.dataset.taken = '{MARK}';
  localStorage.taken = '{MARK}';
  return caches.keys().then(() => 1);
}}"""
TEXT = f"""
import asyncio
import js
from pyodide.code import run_js

out = []

async def attempt(name, work):
    try:
        await asyncio.wait_for(work(), 2)
    except BaseException:
        return
    out.append(name)

def by_script(text):
    async def work():
        value = run_js("async () => {{ return await (" + text + ") }}")()
        await value
    return work

for name, text in {_WAYS!r}.items():
    await attempt(name, by_script(text))

async def window():
    from pyscript import window
    window.localStorage.setItem("taken", "{MARK}")

async def document():
    from pyscript import document
    document.documentElement.dataset.taken = "{MARK}"

async def storage():
    from pyscript import storage
    kept = await storage("taken")
    kept["x"] = 1
    await kept.sync()

async def idb():
    from polyscript import IDBMap
    await IDBMap.new("taken").set("x", "y")

async def package():
    import pyodide_js
    before = js.performance.getEntriesByType("resource").length
    await pyodide_js.loadPackage("/x.whl")
    assert js.performance.getEntriesByType("resource").length > before

async def http():
    from pyodide.http import pyfetch
    await pyfetch("/")

for work in (window, document, storage, idb, package, http):
    await attempt(work.__name__, work)

from pyscript import sync
asks = js.Reflect.ownKeys(sync)
for name in ("=59317780", "importJS", "importCSS", "write", "writeErr", "isStuck"):
    async def reach():
        if name.startswith("="):
            await getattr(sync, name)(2, None, {_REACH!r}, js.Array.new())
        else:
            await getattr(sync, name)("<b id=taken>x</b>")
    await attempt("page: " + name, reach)
js.postMessage(js.Error.new("<b id=taken>x</b>"))
js.postMessage(run_js("({{ lab: 'html', what: '<b id=\\"taken\\">x</b>' }})"))
await asyncio.sleep(0.2)
print("ways out:", *(out or ["none"]), sep="\\n")
""".strip()


def lab_link(text: str, example: str = "duel") -> str:
    """The end of the address at which a text lies ready in the Lab."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = packer.compress(text.encode()) + packer.flush()
    return f"#lab={example}." + base64.urlsafe_b64encode(packed).decode().rstrip("=")


# Every script that the page names, as the page itself gets it, by its digest; and what its storage holds.
LOOK = """async () => {
  const named = [...document.querySelectorAll('script[src], link[rel=modulepreload]')];
  const urls = named.map(each => each.src || each.href);
  const hex = (bytes) => [...new Uint8Array(bytes)].map(byte => byte.toString(16).padStart(2, '0')).join('');
  const scripts = {};
  for (const url of [...new Set(urls), location.href.split('#')[0]]) {
    scripts[url] = hex(await crypto.subtle.digest('SHA-256', await (await fetch(url)).arrayBuffer()));
  }
  const own = Object.entries(localStorage).filter(([key]) => !key.startsWith('coup-denvoi-lab-')).sort();
  const databases = (await indexedDB.databases()).map(each => each.name).filter(name => name.includes('taken'));
  const workers = (await navigator.serviceWorker.getRegistrations()).map(each => each.active?.scriptURL);
  const taken = document.documentElement.dataset.taken ?? document.getElementById('taken')?.outerHTML ?? null;
  return { scripts, own, databases, workers, taken };
}"""

// What stands before the site's own worker when it runs from a file, as a script of the old kind.

// Python's loader asks whether it is in a worker that can import modules: this one has them with it.
self.importScripts = () => {
  throw new Error("modules only");
};
// The files come with the order to begin, as bytes: a worker from a disk can read nothing else in WebKit.
const files = new Map();
self.fetch = async (what) => {
  const file = files.get(what);
  return file ? new Response(file.content, { headers: { "content-type": file.type } }) : new Response("", { status: 404 });
};
addEventListener("message", ({ data }) => {
  for (const [name, part] of Object.entries(data.setup?.parts ?? {})) {
    part.url = name;
    if (part.content) files.set(name, part);
  }
});

// Stands in for Material's search worker until the first letter is typed; only then are the real
// worker and the index of this language fetched. Message types: 0 set up, 1 ready, 2 query, 3 result.
const WORKER = __WORKER__
const INDEX = __INDEX__
let loading = null
let pending = ""
let live = false

async function wake() {
  const answer = await fetch(INDEX)
  if (!answer.ok) throw new Error(`${INDEX}: ${answer.status}`)
  const index = await answer.json()
  importScripts(WORKER)
  live = true
  const ready = self.postMessage
  await new Promise(resolve => {
    self.postMessage = message => {
      self.postMessage = ready
      resolve(message)
    }
    dispatchEvent(new MessageEvent("message", { data: { type: 0, data: { ...index, options: {} } } }))
  })
  dispatchEvent(new MessageEvent("message", { data: { type: 2, data: pending } }))
}

addEventListener("message", ({ data }) => {
  if (live) return
  if (data.type === 0) return postMessage({ type: 1 })
  pending = data.data
  if (!pending) return postMessage({ type: 3, data: { items: [] } })
  loading ??= wake().catch(reason => {
    loading = null
    console.warn(reason)
    postMessage({ type: 3, data: { items: [] } })
  })
})

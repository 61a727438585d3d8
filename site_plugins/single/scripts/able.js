// What stands before the site's own worker when it runs from a file, as a script of the old kind.

// Python's loader asks whether it is in a worker that can import modules: this one can, from addresses of its own.
self.importScripts = () => {
  throw new Error("modules only");
};
// The files come with the order to begin, and get addresses here: those of the page's are for the page alone.
addEventListener("message", ({ data }) => {
  for (const part of Object.values(data.setup?.parts ?? {})) part.url = URL.createObjectURL(part.blob);
});

// The words are the server's. This makes the link a step within the app, where the page would load anew otherwise.
export function mount({ root, bridge, lng, signal, ready }) {
  const home = root.querySelector(".tp-home");
  home?.addEventListener(
    "click",
    (event) => {
      const { ok } = bridge.send({ type: "nav/go", payload: { path: `/${lng}` } });
      if (ok) event.preventDefault();
    },
    { signal },
  );
  ready();
}

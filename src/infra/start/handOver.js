/*
 * Stands in the page itself, after what the server has rendered there: hands the answers it was made of to the app, like
 * early.js, lets the app's scripts load once it is painted, and keeps the taps on it until the app has taken the page over.
 * Written like watch.js.
 */
(function () {
  var MOST_TAPS = 5;
  var MOST_WAIT_MS = 1000;
  var document = window.document;
  var page = document.documentElement;
  var taps = [];
  var scripts = document.getElementById("scripts");
  if (!page.hasAttribute("data-served")) return;
  var answers = (window.touchlineEarly = {});

  /** A chosen sport is seen and stays where it is: the app would scroll to it later (useCentred.ts). */
  function centre(item) {
    var rail = item.parentNode;
    var inner = item.getBoundingClientRect();
    var outer = rail.getBoundingClientRect();
    if (rail.scrollWidth > rail.clientWidth)
      rail.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
  }

  /** As far as the app reads a response. It is as old as what is on the screen, however late the scripts come. */
  function take(element) {
    var text = element.textContent;
    var data = element.dataset;
    answers[data.answer] = {
      at: Infinity,
      answer: Promise.resolve({
        ok: data.status < 400,
        status: +data.status,
        headers: new Headers(),
        text: function () {
          return Promise.resolve(text);
        },
      }),
    };
    element.parentNode.removeChild(element);
  }

  /** With one-click betting a tap spends money, which no tap may do later than the finger. */
  function isOneClickOn() {
    try {
      return /"isActiveOneClick":true/.test(localStorage.getItem("tl.oneClick"));
      // oxlint-disable-next-line no-unused-vars -- ES5 has no catch without a name
    } catch (_) {
      return false;
    }
  }

  function keep(event) {
    var button = event.target.closest && event.target.closest("#root button");
    if (!button) return;
    event.stopPropagation();
    if (taps.length < MOST_TAPS && !isOneClickOn()) taps.push(button);
  }

  // It shows the nonce of the page to whoever reads it; in the page itself the browser hides that.
  if (scripts) scripts.parentNode.removeChild(scripts);

  /** The screen is painted before the app's scripts take connection and processor. */
  function load() {
    if (!scripts) return;
    var content = document.importNode(scripts.content, true);
    scripts = null;
    [].slice.call(content.querySelectorAll("script")).forEach(function (script) {
      script.async = false;
    });
    document.head.appendChild(content);
  }

  [].slice.call(document.querySelectorAll("script[data-answer]")).forEach(take);
  // Nothing is painted in a hidden page.
  if (document.visibilityState === "hidden" || !window.PerformanceObserver) load();
  else {
    new PerformanceObserver(function (paints) {
      if (paints.getEntriesByName("first-contentful-paint").length) load();
    }).observe({ type: "paint", buffered: true });
    setTimeout(load, MOST_WAIT_MS);
  }
  [].slice.call(document.querySelectorAll("#root [aria-current]")).forEach(centre);
  document.addEventListener("click", keep, true);
  new MutationObserver(function (_, observer) {
    observer.disconnect();
    document.removeEventListener("click", keep, true);
    taps.forEach(function (button) {
      button.click();
    });
  }).observe(page, { attributes: true, attributeFilter: ["data-served"] });
})();

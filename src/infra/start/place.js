/*
 * Stands in the page itself: whoever comes back to a page, or loads it again, finds it scrolled as it was. The browser
 * scrolls by itself, but only as far as the page goes at that moment, and a page without its answers is short: it stands as
 * high as it was left until they are there. Written like watch.js.
 */
(function () {
  var KEY = "tl.places";
  var MOST = 50;
  var SHORT_MS = 2000;
  var PATIENCE_MS = 8000;
  var root = document.documentElement;
  var places = [];
  var heldSince = 0;
  try {
    places = [].concat(JSON.parse(sessionStorage.getItem(KEY)) || []);
    // oxlint-disable-next-line no-unused-vars -- ES5 has no catch without a name
  } catch (_) {
    // Nothing is kept here.
  }

  /** The entry of the browser's history. The first of a visit has no name; the secret code of an address is not kept. */
  function entry() {
    return (history.state && history.state.key) || location.pathname.replace(/[\w-]{24,}/g, "");
  }

  function others(name) {
    return places.filter(function (place) {
      return place && place[0] !== name;
    });
  }

  function note() {
    var name = entry();
    places = others(name).slice(1 - MOST);
    places.push([name, Math.round(window.scrollY)]);
  }

  function keep() {
    note();
    try {
      sessionStorage.setItem(KEY, JSON.stringify(places));
      // oxlint-disable-next-line no-unused-vars -- ES5 has no catch without a name
    } catch (_) {
      // Until the page is loaded again it is known all the same.
    }
  }

  function hold() {
    var name = entry();
    var left = places.filter(function (place) {
      return place && place[0] === name;
    })[0];
    var since = performance.now();
    var quietSince = since;
    if (!left || !(left[1] > 0)) return release();
    heldSince = since;
    root.style.setProperty("--as-left", left[1] + window.innerHeight + "px");
    // What stands on the screen now, such as the foot of the page, is not what was there.
    root.style.overflowAnchor = "none";

    function look() {
      var now = performance.now();
      var last = document.querySelector("main > :last-child");
      if (heldSince !== since) return;
      if (!last || document.querySelector("[data-served], main [aria-busy=true]")) quietSince = now;
      var isWhole = now > quietSince && last.getBoundingClientRect().bottom >= window.innerHeight;
      if (isWhole || now - quietSince > SHORT_MS || now - since > PATIENCE_MS || entry() !== name)
        release();
      else requestAnimationFrame(look);
    }
    requestAnimationFrame(look);
  }

  function release() {
    heldSince = 0;
    root.style.removeProperty("--as-left");
    root.style.overflowAnchor = "";
  }

  var opened = window.performance && performance.getEntriesByType("navigation")[0];
  if (!opened) return;
  if (opened.type !== "navigate") hold();
  addEventListener("popstate", hold);
  addEventListener("scroll", note, { passive: true });
  // A page that was replaced in its entry has not been scrolled since.
  addEventListener("click", note, true);
  addEventListener("pagehide", keep);
  document.addEventListener("visibilitychange", keep);
})();

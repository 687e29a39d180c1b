/*
 * Stands in the page itself, before anything is drawn: the looks that were chosen on this device, as the app applies them
 * later (src/views/shell/useDocument.ts). What a page from the server shows otherwise than this device does, a start in
 * another time zone, prices in another format, a list with a filter or pinned markets, the login where a player is known, stays
 * hidden in its place until the app has written it. Written like watch.js.
 */
(function () {
  var page = document.documentElement;
  var settings = {};
  var lastActiveAt = null;
  try {
    lastActiveAt = localStorage.getItem("tl.lastActiveAt");
    settings = JSON.parse(localStorage.getItem("tl.settings")) || settings;
    // oxlint-disable-next-line no-unused-vars -- ES5 has no catch without a name
  } catch (_) {
    // Nothing can be read here: the usual looks.
  }
  function set(name, value) {
    if (value) page.setAttribute(name, value);
  }
  set("data-theme", /^(light|dark)$/.test(settings.theme) && settings.theme);
  set("data-font-scale", /^(s|m|l|xl)$/.test(settings.fontScale) && settings.fontScale);
  set("data-density", settings.isCompactView === true && "compact");
  if (!page.hasAttribute("data-served")) return;
  var chosen = /(?:^|; )tzo=([^;]+)/.exec(document.cookie);
  var zone = chosen ? Number(chosen[1]) : -new Date().getTimezoneOffset() / 60;
  set(
    "data-late-times",
    (settings.is12h === true || zone !== Number(page.getAttribute("data-zone"))) && "1",
  );
  set(
    "data-late-filter",
    (/^(upcoming|(first|second)Period)$/.test(settings.timeFilter) ||
      settings.filteredMarkets ||
      /[?&]filter=/.test(location.search)) &&
      "1",
  );
  // A player has a balance in the place of the login.
  set("data-late-account", lastActiveAt && /has_session=1/.test(document.cookie) && "1");
  set("data-late-prices", typeof settings.coefViewId === "number" && "1");
})();

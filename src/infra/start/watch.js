/*
 * Stands in the page itself, before all other scripts, and watches over the first paint: whatever goes wrong before it,
 * the page says so and offers a way on (ADR 0018). Written for browsers that cannot run the app: no syntax after ES5,
 * and comments on lines of their own. The build puts in the words (words.json).
 */
(function (words) {
  var PATIENCE_MS = 8000;
  var GRACE_MS = 1000;
  var document = window.document;
  var inAddress = /^\/([a-z]{2})(\/|$)/.exec(location.pathname);
  var language = inAddress ? inAddress[1] : (navigator.language || "").slice(0, 2);
  var code = words[language] ? language : "en";
  var say = words[code];
  var place = null;
  var fault = null;
  var isBare = false;
  var hasStood = false;

  function add(parent, tag, text) {
    var element = document.createElement(tag);
    element.textContent = text;
    return parent.appendChild(element);
  }

  /** Those of the app. A section from elsewhere brings its own, and its faults are told in its place. */
  function sheets() {
    return [].slice.call(document.querySelectorAll("link[rel=stylesheet][href*='/assets/']"));
  }

  /**
   * The app has drawn over the shell, or taken over what the server has drawn, in its own looks. What is on its way later,
   * such as the looks of a part, is its own.
   */
  function isStanding() {
    if (hasStood) return true;
    var root = document.getElementById("root");
    hasStood =
      root &&
      root.firstElementChild &&
      !root.querySelector(".shell") &&
      !document.querySelector("[data-served]") &&
      !isBare &&
      sheets().every(function (link) {
        return link.sheet;
      });
    return hasStood;
  }

  function begin(title, texts) {
    var root = document.getElementById("root");
    if (root) root.style.display = "none";
    place = document.createElement("main");
    place.className = "start";
    place.lang = code;
    add(place, "h1", title);
    texts.forEach(function (text) {
      add(place, "p", text);
    });
    document.body.insertBefore(place, document.body.firstChild);
    document.title = title;
  }

  /** For the log of the next start; see src/infra/ports/failedStart.ts. */
  function remember() {
    try {
      localStorage.setItem("tl.failedStart", JSON.stringify(fault));
      // oxlint-disable-next-line no-unused-vars -- ES5 has no catch without a name
    } catch (_) {
      // Nothing can be kept here: the page has said it all the same.
    }
  }

  function reload() {
    location.reload();
  }

  /** A worker may have kept what came in place of a file. */
  function again() {
    if (!window.caches) return reload();
    caches
      .keys()
      .then(function (names) {
        return Promise.all(
          names.map(function (name) {
            return caches.delete(name);
          }),
        );
      })
      .then(reload, reload);
  }

  function note(what, file, detail) {
    if (!fault) fault = { at: Date.now(), code: what, file: file || "", detail: detail || "" };
  }

  function fail(what) {
    if (place || isStanding()) return;
    note(what);
    if (navigator.onLine === false) fault.code = "offline";
    remember();
    begin(say[fault.code][0], [say[fault.code][1]]);
    var button = add(place, "button", say.again);
    button.onclick = again;
    if (fault.file) add(place, "small", fault.file);
    addEventListener("online", reload);
    // What is still on its way may arrive. A style sheet that does not come would keep these words off the screen.
    var title = document.title;
    sheets().forEach(function (link) {
      if (!link.sheet) link.parentNode.appendChild(link);
    });
    setInterval(function () {
      if (!place || !isStanding()) return;
      removeEventListener("online", reload);
      place.parentNode.removeChild(place);
      place = null;
      if (document.title === title) document.title = "Touchline";
      document.getElementById("root").style.display = "";
    }, 250);
  }

  function later(what) {
    setTimeout(function () {
      fail(what);
    }, GRACE_MS);
  }

  function pathOf(url) {
    return String(url || "")
      .replace(/^\w+:\/\/[^/]*/, "")
      .replace(/[?#].*$/, "");
  }

  /** What is quoted in a message may be somebody's own. */
  function harmless(error) {
    return String((error && error.message) || error)
      .replace(/["'`].*["'`]|\?\S*/g, "…")
      .slice(0, 160);
  }

  function onError(event) {
    var target = event.target;
    if (place || isStanding()) return;
    if (target && target !== window) {
      // A style sheet that failed may stand in the list of sheets all the same, without rules.
      if (sheets().indexOf(target) >= 0) isBare = true;
      else if (target.tagName !== "SCRIPT") return;
      note("incomplete", pathOf(target.src || target.href));
      return later("incomplete");
    }
    var error = event.error || event.message;
    // A file that was cut off is no longer a script.
    var what = error instanceof SyntaxError ? "incomplete" : "crashed";
    note(what, pathOf(event.filename), harmless(error));
    later(what);
  }

  function isOld() {
    return !(
      window.URL &&
      URL.canParse &&
      [].toSorted &&
      window.AbortSignal &&
      AbortSignal.timeout &&
      CSS.supports("selector(:has(a))")
    );
  }

  if (isOld()) {
    // Nothing of the app is to begin.
    if (window.stop) window.stop();
    history.replaceState(null, "", "/" + code + "/oldbrowser");
    if (!document.body) document.documentElement.appendChild(document.createElement("body"));
    fault = { at: Date.now(), code: "old", file: "", detail: "" };
    remember();
    begin(say.old[0], say.old.slice(1));
    add(place, "a", say.open).href = "/" + code;
    return;
  }
  addEventListener("error", onError, true);
  addEventListener("unhandledrejection", function (event) {
    if (place || isStanding()) return;
    note("crashed", "", harmless(event.reason));
    later("crashed");
  });
  setInterval(isStanding, 250);
  setTimeout(function () {
    fail("slow");
  }, PATIENCE_MS);
})(__WORDS__);

/*
 * Stands in the page itself and asks for what its first screen needs, while the scripts are still on their way: what is the
 * same for everybody, without cookies. The app takes the answers over (src/infra/ports/early.ts). Written like watch.js.
 */
(function () {
  var page = /^\/([a-z]{2})(?:\/(.*?))?\/?$/.exec(location.pathname);
  if (!page || !window.fetch || page[2] === "oldbrowser") return;
  // The server has put the answers into the page (handOver.js).
  if (document.documentElement.hasAttribute("data-served")) return;
  var meta = document.querySelector("meta[name=touchline-api]");
  var origin = meta ? meta.content : "";
  var language = page[1];
  var list = /^section\/(live|line)(?:\/(\d+)(?:\/(\d+))?)?$/.exec(page[2] || "");
  var answers = (window.touchlineEarly = {});

  function ask(address) {
    var answer = fetch(origin + address, {
      credentials: "omit",
      headers: { Accept: "application/json" },
    }).then(whole);
    // If the app never takes it, its failure is nobody's.
    answer.catch(function () {});
    answers[origin + address] = { at: Date.now(), answer: answer };
  }

  /** An answer that is never taken, such as of a closed site, must not hold its connection. */
  function whole(response) {
    return response.arrayBuffer().then(function (body) {
      return new Response(body, response);
    });
  }

  function feed(name, rest) {
    return "/" + name + "-feed/v1/games" + rest;
  }

  if (!page[2]) {
    ask(feed("live", "?lng=" + language + "&top=1"));
    ask(feed("line", "?lng=" + language + "&top=1"));
  } else if (list) {
    var game = list[3] ? "/" + list[3] : "";
    var sport = list[2] && !game ? "&sportId=" + list[2] : "";
    ask(feed(list[1], game + "?lng=" + language + sport));
  }
  ask("/bff-api/config/all.json?lang=" + language);
  ask("/line-feed/v1/market-types?lng=" + language);
  ask("/live-feed/v1/sports?lng=" + language);
  ask("/line-feed/v1/sports?lng=" + language);
})();

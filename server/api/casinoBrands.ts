import { type App, languageOf } from "../http/environment.ts";

/** Partitions of third-party games; `route` is the path after the language. */
const partitions = [
  { id: 1, name: "slots", route: "slots", title: { en: "Slots", ru: "Слоты" } },
  { id: 37, name: "casino", route: "casino", title: { en: "Live casino", ru: "Живое казино" } },
  { id: 41, name: "keno", route: "keno", title: { en: "Keno", ru: "Кено" } },
  { id: 52, name: "bingo", route: "bingo", title: { en: "Bingo", ru: "Бинго" } },
  { id: 60, name: "poker", route: "poker", title: { en: "Poker", ru: "Покер" } },
  { id: 64, name: "crash", route: "crash-games", title: { en: "Crash games", ru: "Краш-игры" } },
  { id: 68, name: "tv", route: "tvgames", title: { en: "TV games", ru: "ТВ-игры" } },
] as const;

/** listAvailablePartitions. */
export function casinoBrandCalls(app: App): void {
  app.get("/web-api/third-party/api/list-available-partitions", (call) => {
    const language = languageOf(call);
    return call.json({
      success: true,
      listAvailablePartitions: partitions.map((partition) => ({
        ...partition,
        title: partition.title[language],
      })),
    });
  });
}

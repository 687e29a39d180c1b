import { FieldReader, readFields } from "../http/body.ts";
import { type App, languageOf, type Service } from "../http/environment.ts";
import { ApiError } from "../http/errors.ts";
import { playerOf } from "../http/identity.ts";
import { naturalIn } from "../http/query.ts";
import { numberIn, textIn } from "../store/columns.ts";

const maxCharacters = 4000;
const pageSize = 20;
/** Maximum questions from one player per hour. */
const maxPerHour = 10;
const hourMs = 60 * 60_000;

const received = {
  en: "<p>We have your question. Support will answer within a day.</p>",
  ru: "<p>Мы получили ваш вопрос. Поддержка ответит в течение дня.</p>",
};

/** askQuestion, listSupportRequests. */
export function questionCalls(app: App, service: Service): void {
  const { store } = service;

  app.post("/web-api/support/questions", async (call) => {
    const { playerId } = playerOf(service, call);
    const fields = await readFields(call);
    const reader = new FieldReader(fields);
    const text = reader.text("text").trim();
    const topicId = fields["topicId"] === undefined ? null : reader.integer("topicId");
    if (reader.errors.length === 0 && (text === "" || text.length > maxCharacters))
      reader.fail("text", "length", `1 to ${maxCharacters} characters expected`);
    reader.done();
    const now = service.now();
    const askedLately = store.get(
      "SELECT COUNT(*) AS count FROM support_questions WHERE player_id = ? AND at > ?",
      [playerId, now - hourMs],
    );
    if (askedLately && numberIn(askedLately, "count") >= maxPerHour)
      throw new ApiError(429, 60, { retryAfterSec: hourMs / 1000 });
    const { lastId } = store.run(
      "INSERT INTO support_questions (player_id, topic_id, text, at) VALUES (?, ?, ?, ?)",
      [playerId, topicId, text, now],
    );
    return call.json({ success: true, message: "", requestId: `sr_${lastId}` });
  });

  app.get("/web-api/support/requests", (call) => {
    const { playerId } = playerOf(service, call);
    const limit = Math.min(naturalIn(call, "limit") ?? pageSize, 100);
    const beforeId = naturalIn(call, "pageToken") ?? Number.MAX_SAFE_INTEGER;
    const rows = store.all(
      "SELECT * FROM support_questions WHERE player_id = ? AND id < ? ORDER BY id DESC LIMIT ?",
      [playerId, beforeId, limit + 1],
    );
    const page = rows.slice(0, limit);
    const lng = languageOf(call);
    const items = page.map((row) => {
      const at = Math.floor(numberIn(row, "at") / 1000);
      const text = textIn(row, "text");
      return {
        requestId: `sr_${numberIn(row, "id")}`,
        at,
        title: titleOf(text),
        state: "open",
        messages: [
          { at, isMine: true, html: `<p>${escaped(text)}</p>` },
          { at, isMine: false, html: received[lng] },
        ],
      };
    });
    const last = page.at(-1);
    const hasMore = rows.length > limit && last !== undefined;
    call.header("Cache-Control", "no-store");
    return call.json({ items, nextPageToken: hasMore ? String(numberIn(last, "id")) : null });
  });
}

/** The beginning of a question. */
function titleOf(text: string): string {
  const [line = ""] = text.split("\n", 1);
  return line.length <= 60 ? line : `${line.slice(0, 59).trimEnd()}…`;
}

const escaped = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll("\n", "<br>");

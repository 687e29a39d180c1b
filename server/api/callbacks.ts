import type { Texts } from "../feed/types.ts";
import { FieldReader, readFields } from "../http/body.ts";
import { type App, languageOf, type Service } from "../http/environment.ts";
import { ApiError } from "../http/errors.ts";
import { playerOf } from "../http/identity.ts";
import { refuseSpent, spend } from "../http/spend.ts";
import { idInPath, naturalIn } from "../http/query.ts";
import { type Fields } from "../json.ts";
import { numberIn, textIn } from "../store/columns.ts";
import type { Row } from "../store/store.ts";
import { isTopic, writerOf } from "./support.ts";

const pageSize = 20;
/** How long after a request support calls back. */
const callsAfterMs = 15 * 60_000;
const maxCharacters = 500;

const ordered: Texts = {
  en: "We will call you",
  ru: "Мы перезвоним",
};

type CallRequest = {
  readonly phoneCode: string;
  readonly phone: string;
  readonly topicId: number | null;
  readonly comment: string | null;
  readonly language: string | null;
};

/** orderCallback, listCalls, cancelCall. A number that ends in 00 never picks up. [info-001] */
export function callbackCalls(app: App, service: Service): void {
  const { store } = service;

  app.post("/web-api/support/callback", async (call) => {
    refuseSpent(service, call, "orderCall");
    const playerId = writerOf(service, call);
    const request = requestIn(await readFields(call));
    const now = service.now();
    const isWaiting = store
      .all("SELECT * FROM callbacks WHERE phone = ?", [request.phoneCode + request.phone])
      .some((row) => stateOf(row, now) === "ordered");
    if (isWaiting) throw new ApiError(409, 50);
    spend(service, call, "orderCall", { number: request.phoneCode + request.phone });
    const { lastId } = store.run(
      "INSERT INTO callbacks (player_id, phone, topic_id, comment, language, at) VALUES (?, ?, ?, ?, ?, ?)",
      [
        playerId,
        request.phoneCode + request.phone,
        request.topicId,
        request.comment,
        request.language,
        now,
      ],
    );
    return call.json({ success: true, message: ordered[languageOf(call)], callId: lastId });
  });

  app.get("/web-api/support/calls", (call) => {
    const { playerId } = playerOf(service, call);
    const limit = Math.min(naturalIn(call, "limit") ?? pageSize, 100);
    const beforeId = naturalIn(call, "pageToken") ?? Number.MAX_SAFE_INTEGER;
    const rows = store.all(
      "SELECT * FROM callbacks WHERE player_id = ? AND id < ? ORDER BY id DESC LIMIT ?",
      [playerId, beforeId, limit + 1],
    );
    const page = rows.slice(0, limit);
    const now = service.now();
    const items = page.map((row) => ({
      callId: numberIn(row, "id"),
      at: Math.floor(numberIn(row, "at") / 1000),
      phone: masked(textIn(row, "phone")),
      state: stateOf(row, now),
    }));
    const last = items.at(-1);
    const hasMore = rows.length > limit && last !== undefined;
    call.header("Cache-Control", "no-store");
    return call.json({ items, nextPageToken: hasMore ? String(last.callId) : null });
  });

  app.delete("/web-api/support/calls/:callId", (call) => {
    const { playerId } = playerOf(service, call);
    const callId = idInPath(call, "callId");
    const row = store.get("SELECT * FROM callbacks WHERE id = ? AND player_id = ?", [
      callId,
      playerId,
    ]);
    if (!row) throw new ApiError(404, 40);
    if (stateOf(row, service.now()) !== "ordered") throw new ApiError(409, 50);
    store.run("UPDATE callbacks SET is_cancelled = 1 WHERE id = ?", [callId]);
    return call.json({ success: true, message: "" });
  });
}

/** @throws ApiError 400, code 11, with every invalid field. */
function requestIn(fields: Fields): CallRequest {
  const reader = new FieldReader(fields);
  const has = (name: string) => fields[name] !== undefined;
  const phone = reader.text("phone");
  const phoneCode = reader.text("phoneCode");
  const topicId = has("topicId") ? reader.integer("topicId") : null;
  const comment = has("comment") ? reader.text("comment").trim() : null;
  const language = has("language") ? reader.text("language") : null;
  if (reader.errors.length === 0) {
    if (!/^\d{4,15}$/.test(phone)) reader.fail("phone", "pattern", "4 to 15 digits expected");
    if (!/^\+\d{1,4}$/.test(phoneCode))
      reader.fail("phoneCode", "pattern", "+ and digits expected");
    if (topicId !== null && !isTopic(topicId))
      reader.fail("topicId", "unknown", "a topic of the list expected");
    if (comment !== null && comment.length > maxCharacters)
      reader.fail("comment", "length", `at most ${maxCharacters} characters expected`);
    if (language !== null && !/^[a-z]{2}$/.test(language))
      reader.fail("language", "pattern", "two letters expected");
  }
  reader.done();
  return { phone, phoneCode, topicId, comment, language };
}

function stateOf(row: Row, now: number): "ordered" | "done" | "missed" | "cancelled" {
  if (numberIn(row, "is_cancelled") === 1) return "cancelled";
  if (now - numberIn(row, "at") < callsAfterMs) return "ordered";
  return textIn(row, "phone").endsWith("00") ? "missed" : "done";
}

/** "+7701***67": enough to recognise the number. */
const masked = (phone: string): string => `${phone.slice(0, 5)}***${phone.slice(-2)}`;

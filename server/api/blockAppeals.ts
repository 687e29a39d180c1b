import { FieldReader, readFields } from "../http/body.ts";
import type { App, Service } from "../http/environment.ts";
import { ApiError, invalid } from "../http/errors.ts";
import { playerOf } from "../http/identity.ts";
import { isFields } from "../json.ts";
import { numberIn, textIn, textOrNull } from "../store/columns.ts";

const maxCharacters = 4000;

/** listBlockAppeals, createBlockAppeal. Only one appeal may be pending. [route-blocking-003] */
export function blockAppealCalls(app: App, service: Service): void {
  const { store } = service;

  app.get("/web-api/support/block-appeals", (call) => {
    const { playerId } = playerOf(service, call);
    const rows = store.all("SELECT * FROM block_appeals WHERE player_id = ? ORDER BY id DESC", [
      playerId,
    ]);
    const items = rows.map((row) => {
      const answer = textOrNull(row, "answer");
      return {
        id: numberIn(row, "id"),
        at: Math.floor(numberIn(row, "at") / 1000),
        text: textIn(row, "text"),
        state: textIn(row, "state"),
        ...(answer === null ? {} : { answer }),
      };
    });
    call.header("Cache-Control", "no-store");
    return call.json({ items });
  });

  app.post("/web-api/support/block-appeals", async (call) => {
    const { playerId } = playerOf(service, call);
    const reader = new FieldReader(await readFields(call));
    const text = reader.text("text").trim();
    if (reader.errors.length === 0 && (text === "" || text.length > maxCharacters))
      reader.fail("text", "length", `1 to ${maxCharacters} characters expected`);
    reader.done();
    const pending = store.get(
      "SELECT id FROM block_appeals WHERE player_id = ? AND state = 'open'",
      [playerId],
    );
    if (pending) throw new ApiError(409, 50);
    store.run("INSERT INTO block_appeals (player_id, text, at) VALUES (?, ?, ?)", [
      playerId,
      text,
      service.now(),
    ]);
    return call.json({ success: true, message: "" });
  });
}

/**
 * `{ id, isAccepted, answer }` of `/__control`: the operator's decision on an appeal.
 * @throws ApiError 400, code 11, for an invalid command or an unknown appeal.
 */
export function answerAppeal({ store }: Service, command: unknown): void {
  if (!isFields(command)) throw invalid("answerAppeal", "type", "an object expected");
  const reader = new FieldReader(command, "answerAppeal.");
  const id = reader.integer("id");
  const state = reader.isTrue("isAccepted") ? "accepted" : "rejected";
  const answer = reader.text("answer");
  reader.done();
  const { changes } = store.run("UPDATE block_appeals SET state = ?, answer = ? WHERE id = ?", [
    state,
    answer,
    id,
  ]);
  if (changes === 0) throw invalid("answerAppeal.id", "unknown", `appeal ${id} is not there`);
}

import { FieldReader, readFields } from "../http/body.ts";
import type { App, Service } from "../http/environment.ts";
import { playerOf } from "../http/identity.ts";
import { isAsked } from "../packs/policy.ts";
import { fieldsOf } from "../json.ts";

const acknowledging: readonly string[] = ["continue", "log_out"];
const allActions: readonly string[] = [...acknowledging, "nothing"];

/**
 * sendRealityCheck: the player's answer is stored, because a regulator may ask for it. Where the policy pack has each check
 * acknowledged, one that was closed has no answer, and none is the last.
 */
export function realityCalls(app: App, service: Service): void {
  app.post("/web-api/api/web/user/v1/reality-check", async (call) => {
    const { playerId } = playerOf(service, call);
    const { data } = await readFields(call);
    const reader = new FieldReader(fieldsOf(fieldsOf(data)["attributes"]), "data.attributes.");
    const action = reader.text("action");
    const isForGood = reader.isTrue("do_not_show_again");
    const shownSec = reader.integer("popup_show_at");
    const isAcknowledged = isAsked(service, "acknowledgedChecks");
    const actions = isAcknowledged ? acknowledging : allActions;
    if (isAcknowledged && isForGood) reader.fail("do_not_show_again", "enum", "false");
    if (!actions.includes(action)) reader.fail("action", "enum", actions.join(", "));
    reader.done();
    service.store.run(
      "INSERT INTO reality_checks (player_id, action, is_for_good, shown_at, answered_at) VALUES (?, ?, ?, ?, ?)",
      [playerId, action, isForGood ? 1 : 0, shownSec * 1000, service.now()],
    );
    return call.json({ success: true, message: "" });
  });
}

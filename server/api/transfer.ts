import { FieldReader, readFields } from "../http/body.ts";
import type { App, Service } from "../http/environment.ts";
import { ApiError } from "../http/errors.ts";
import { playerOf } from "../http/identity.ts";
import { demoPlayerId } from "../players/players.ts";
import { demoConfig } from "./userConfig.ts";

/**
 * confirmUserTransfer: the answer is stored, and the player is not asked again. There is no other site to
 * move to.
 */
export function transferCalls(app: App, service: Service): void {
  const { store, site } = service;
  app.post("/web-api/user/transfer", async (call) => {
    const { playerId } = playerOf(service, call);
    const reader = new FieldReader(await readFields(call));
    const isAccepted = reader.isTrue("isAccepted");
    reader.done();
    const isAsked = playerId === demoPlayerId && demoConfig(service)["isRequiredTransfer"] === true;
    if (!isAsked) throw new ApiError(409, 50);
    store.run(
      "INSERT OR REPLACE INTO transfer_answers (player_id, is_accepted, answered_at) VALUES (?, ?, ?)",
      [playerId, isAccepted ? 1 : 0, service.now()],
    );
    site.playerPatch = { ...site.playerPatch, isRequiredTransfer: false };
    return call.json({ success: true, message: "", redirectUrl: null });
  });
}

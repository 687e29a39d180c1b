import type { Observable } from "rxjs";
import { LoadApps, LoadInstruction, LoadQr } from "../../events/apps/events.ts";
import type { FurtherWish } from "../../events/content/furtherWishes.ts";
import { LoadPromotion, LoadPromotions } from "../../events/promo/events.ts";
import { LoadContacts, LoadTopics } from "../../events/support/events.ts";
import type { Deps } from "../epic.ts";

/** Asks for a text of support, of promotions or of the app's own pages. */
export function askFurther(deps: Deps, wish: FurtherWish): Observable<unknown> {
  const lng = deps.state().settings.language;
  switch (wish.tag) {
    case "contacts":
      return deps.call(LoadContacts, { lng });
    case "topics":
      return deps.call(LoadTopics, { lng });
    case "promotions":
      return deps.call(LoadPromotions, { lng });
    case "apps":
      return deps.call(LoadApps, { lng });
    case "promotion":
      return deps.call(LoadPromotion, { promotionId: wish.promotionId, lng });
    case "instruction":
      return deps.call(LoadInstruction, { id: wish.id, lng });
    case "qr":
      return deps.call(LoadQr, { qrName: wish.qrName, lng });
  }
}

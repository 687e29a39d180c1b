import type { Observable } from "rxjs";
import { Apps, AppInstruction, AppQr } from "../../events/apps/events.ts";
import type { FurtherWish } from "../../events/content/furtherWishes.ts";
import { Promotion, Promotions } from "../../events/promo/events.ts";
import { SupportContacts, SupportTopics } from "../../events/support/events.ts";
import type { Deps } from "../epic.ts";

/** Asks for a text of support, of promotions or of the app's own pages. */
export function askFurther(deps: Deps, wish: FurtherWish): Observable<unknown> {
  const lng = deps.state().settings.language;
  switch (wish.tag) {
    case "contacts":
      return deps.call(SupportContacts, { lng });
    case "topics":
      return deps.call(SupportTopics, { lng });
    case "promotions":
      return deps.call(Promotions, { lng });
    case "apps":
      return deps.call(Apps, { lng });
    case "promotion":
      return deps.call(Promotion, { promotionId: wish.promotionId, lng });
    case "instruction":
      return deps.call(AppInstruction, { id: wish.id, lng });
    case "qr":
      return deps.call(AppQr, { qrName: wish.qrName, lng });
  }
}

import type { State } from "../index.ts";
import type { RouteName } from "../navigation/index.ts";
import { keyOf, type Piece } from "./piece.ts";

/** Texts of support, of promotions and of the app's own pages. */
export type FurtherWish =
  | { readonly tag: "contacts" | "topics" | "promotions" | "apps" }
  | { readonly tag: "promotion"; readonly promotionId: string }
  | { readonly tag: "instruction"; readonly id: string }
  | { readonly tag: "qr"; readonly qrName: string };

/** What these pages show; null where there is no text, or only the player's own. */
export function furtherWishOf(
  name: RouteName,
  params: Readonly<Record<string, string>>,
): FurtherWish | null {
  switch (name) {
    case "support":
    case "supportContacts":
      return { tag: "contacts" };
    case "supportEmail":
    case "callback":
      return { tag: "topics" };
    case "promo":
    case "promotions":
    case "bonuses-offers":
      return { tag: "promotions" };
    case "promotion":
      return { tag: "promotion", promotionId: params["promotionId"] ?? "" };
    case "bonus":
    case "bonus-offer":
    case "bonus-partner":
      return { tag: "promotion", promotionId: params["id"] ?? "" };
    case "mobileApps":
    case "desktopApps":
    case "iplBettingApp":
    case "cricketApp":
    case "iosApp":
      return { tag: "apps" };
    case "desktopInstructions":
      return { tag: "instruction", id: params["id"] ?? "" };
    case "desktopQrCodes":
      return { tag: "qr", qrName: params["qrName"] ?? "" };
    default:
      return null;
  }
}

/** What is known of such a text; undefined before it was asked for. */
export function furtherPieceOf(
  { support, promo, apps, settings }: State,
  wish: FurtherWish,
): Piece<unknown> | undefined {
  const lng = settings.language;
  switch (wish.tag) {
    case "contacts":
      return support.contacts[keyOf({ lng })];
    case "topics":
      return support.topics[keyOf({ lng })];
    case "promotions":
      return promo.lists[keyOf({ lng })];
    case "apps":
      return apps.lists[keyOf({ lng })];
    case "promotion":
      return promo.promotions[keyOf({ promotionId: wish.promotionId, lng })];
    case "instruction":
      return apps.instructions[keyOf({ id: wish.id, lng })];
    case "qr":
      return apps.qrCodes[keyOf({ qrName: wish.qrName, lng })];
  }
}

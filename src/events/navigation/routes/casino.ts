import { rows } from "./row.ts";

const page = { layout: "main", group: "catalog", isRedesigned: true, isGame: true } as const;

/** Casino and third-party games. [route-casino-001] … [route-casino-009] */
export const casinoRoutes = {
  ...rows({ layout: "thirdParty", section: "bingo", isGame: true }, { bingo: "bingo" }),
  ...rows({ layout: "empty", section: "thankyou" }, { thankyou: "thankyou" }),
  ...rows(
    { layout: "main", section: "casinoBonus", group: "bonus-name" },
    {
      casinoBonus: "bonus/casino",
      casinoTournaments: "bonus/casino/tournaments",
      casinoTournament: "bonus/casino/tournaments/{id}",
      casinoPromotions: "bonus/casino/promotions",
      casinoPromotion: "bonus/casino/promotions/{id}",
      casinoDailyChallenges: "bonus/casino/daily-challenges",
      casinoBonusItem: "bonus/casino/{id}",
    },
  ),
  ...rows(
    { ...page, section: "casino" },
    {
      casino: "{area:slots|casino|keno}/{subcategory?}",
      casinoLobby: "casino-lobby",
      virtualSports: "virtualsports",
      fastBet: "fast-bet",
      scratchcards: "scratchcards",
      tvGames: "tvgames",
      fishingHunting: "fishinghunting",
      crashGames: "crash-games",
      fastGames: "fast-games",
      slotsVulkan: "slots/vulkan",
      asianGames: "asian-games",
      cardGames: "card-games",
      skillGames: "skill-games",
      poker: "poker/{game?}",
      otherGames: "othergames",
    },
  ),
  ...rows(
    { layout: "thirdParty", section: "casinoGame", group: "game-name", isGame: true },
    { casinoGame: "{area:slots|casino|keno}/{subcategory?}/game/{gameId:#}/{gameName}" },
  ),
  ...rows(
    { layout: "thirdParty", section: "casino", auth: "player", group: "catalog", isGame: true },
    { myCasinoFavorites: "my-casino/favorites", myCasinoRecommended: "my-casino/recommended" },
  ),
  ...rows(
    { layout: "thirdParty", section: "casino", group: "catalog", isGame: true },
    { myCasino: "my-casino", casinoSearch: "casino-search" },
  ),
  ...rows(
    { layout: "thirdParty", section: "login", auth: "guest", group: "catalog" },
    { myCasinoAuthorization: "my-casino/authorization" },
  ),
  ...rows(
    { layout: "thirdParty", section: "casinoProviders", group: "catalog", isGame: true },
    { providers: "providers", provider: "providers/{provider}", brands: "casino/brand" },
  ),
} as const;

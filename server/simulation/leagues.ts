import type { Champ, Texts } from "../feed/facts.ts";
import { sports } from "../feed/sports.ts";

export type League = { readonly champ: Champ; readonly teams: readonly string[] };

/** Leagues and sides of the simulation; all invented. */
export const leagues: readonly League[] = [
  league(sports.football.id, "Continental Cup", "Континентальный кубок", true, [
    "Norrvik", "Bastia Azul", "Halden Rovers", "Ashcombe City", "Real Cordera", "Atlético Vallmar",
    "Ferrano", "Virtus Maremma", "Markfeld 04", "Kaiserhafen", "Lagosanto", "Port Alba",
  ]),
  league(sports.football.id, "Premier Division", "Премьер-дивизион", true, [
    "Wrenfield", "Kingsmere", "Oldbridge Albion", "Thornbury Town", "Castle Vale", "Stonebeck",
    "Marlow Heath", "Eastwick United", "Brackley Park", "Ravenscar", "Hollin Moor", "Dunmere",
  ]),
  league(sports.football.id, "First League", "Первая лига", false, [
    "FC Oderburg", "SV Lindental", "Rotbach 07", "Union Grauwald", "Seeheim", "TSV Falkenau",
    "Altmark 1911", "SC Steinfurth", "VfB Kronach", "Weilbach", "Torgel Hafen", "FC Amselfeld",
  ]),
  league(sports.football.id, "Primera Nacional", "Примера Насьональ", false, [
    "CD Almadén", "Deportivo Zafra", "UD Montalvo", "Racing Orellana", "Luarcena", "CF Benicar",
    "Real Tarsis", "Atlético Pinares", "Costa Dorna", "Levante Norte", "Villa Serena", "CD Alhóndiga",
  ]),
  league(sports.football.id, "Serie Maggiore", "Серия Маджоре", false, [
    "Pontelongo", "US Casalino", "Calcio Sorvano", "Aurora Lecchese", "Virtus Ardea", "Montefalco",
    "Rivalta", "AC Bellacosta", "Polisportiva Nerva", "Stella Alpina", "Torrechiara", "Fiumara",
  ]),
  league(sports.football.id, "Nordliga", "Нордлига", false, [
    "Fjellby IF", "Strömsäter", "Grenvik BK", "Havnsund", "IK Björkö", "Tromvik",
    "Lillestrand", "Vargön FF", "Skagerholm", "Östmark", "Rørdal", "Kvitfjord",
  ]),
  players(sports.tennis.id, "Amber Open", "Эмбер Оупен", true, [
    "A. Lindqvar", "M. Oskerov", "T. Marbelli", "J. Castrane", "R. Dalmeida", "K. Vintersol",
    "P. Norwind", "S. Abelarde", "D. Kovarin", "L. Fontaviva", "H. Asmundar", "G. Petravic",
  ]),
  players(sports.tennis.id, "Lakeside Masters", "Лейксайд Мастерс", false, [
    "E. Solvay-Ruiz", "C. Brandvold", "I. Tamarind", "V. Ostrelle", "N. Halloway", "O. Perezzi",
    "B. Kestrin", "F. Morozinsky", "Y. Takemura-Lind", "Z. Radivar", "W. Arkwell", "U. Santorel",
  ]),
  league(sports.basketball.id, "Adriatic League", "Адриатическая лига", true, [
    "Belmar Rivers", "Vilna Amber", "Zarevo", "KK Primorska", "Dravograd Bears", "Kotora Bay",
    "Solina Harbour", "Maribela", "Ohridion", "Tivara", "Skadar Lakers", "Nerezin",
  ]),
  league(sports.iceHockey.id, "Northern Hockey League", "Северная хоккейная лига", true, [
    "Polar Foxes", "Iron Harbour", "Glacier Kings", "Tundra Wolves", "Frostholm", "Silver Blades",
    "Aurora HC", "Bergheim Bulls", "Lakeport Storm", "Whitewater", "Granite Bears", "Northgate",
  ]),
  league(sports.cricket.id, "Sunset Twenty20", "Сансет Твенти20", true, [
    "Coral Bay Kings", "Monsoon Riders", "Savanna Strikers", "Harbour Hawks", "Delta Chargers", "Ridgeline XI",
    "Spice Coast", "Highland Giants", "River City", "Palm Island", "Dune Runners", "Emerald Stars",
  ]),
  league(sports.volleyball.id, "Volley Masters", "Волей Мастерс", false, [
    "Volley Trevano", "Blok Sarnica", "Azzurra Pesca", "Nowogóra", "Dunavska", "Körfez Ova",
    "Lubrano", "Yarovo", "Havelberg", "Valmoire", "Lipnovice", "Spike Aranda",
  ]),
  players(sports.tableTennis.id, "Masters Cup", "Кубок мастеров", false, [
    "Marek Jilenko", "Pavel Dostrik", "Tomas Havlan", "Ondrej Brezan", "Jakub Sedlor", "Milan Krejcan",
    "Viktor Polanek", "Radim Stehlor", "Karel Novotnar", "Josef Vranik", "Libor Malik-Hora", "Denis Chalup",
  ]),
  league(sports.esports.id, "Pixel Masters", "Пиксель Мастерс", false, [
    "Neon Wardens", "Static Five", "Binary Ghosts", "Orbit", "Quantum Foxes", "Redline",
    "Nightshift", "Pale Raven", "Overclock", "Zero Kelvin", "Mirage Unit", "Echo Nine",
  ]),
].map(({ champ, teams }, index) => ({ champ: { ...champ, id: 4201 + index, order: index + 1 }, teams }));

function league(sportId: number, en: string, ru: string, isTop: boolean, teams: string[]): League {
  const name: Texts = { en, ru };
  return { champ: { id: 0, sportId, name, order: 0, isTop }, teams };
}

function players(sportId: number, en: string, ru: string, isTop: boolean, names: string[]): League {
  return league(sportId, en, ru, isTop, names);
}

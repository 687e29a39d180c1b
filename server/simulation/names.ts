import { type Country, countries, type NameFamily } from "./countries.ts";
import type { Random } from "./random.ts";

type Parts = { readonly roots: readonly string[]; readonly endings: readonly string[] };

/** Halves of invented place names; every root combines with every ending. */
const places: Readonly<Record<NameFamily, Parts>> = {
  english: parts(
    "Wray Thorn Marl Brack Hollin Dunn Alder Fenn Corran Haskel Pell Tarn Vann Quill Rusk Selm Tolle Umber Yarl Kestrel Garrow Lorn Birl Oster Penn Crag Heron Sorrel",
    "field mere bridge vale beck wick moor scar stead hurst combe gate holt mead rigg thwaite",
  ),
  spanish: parts(
    "Alma Bena Cala Dora Esta Fuen Gara Hita Lora Mira Nava Oria Pina Quera Sala Tora Ubia Vela Zara Riva",
    "cilla duero mora dillo nares quena tierra verde zón llano",
  ),
  portuguese: parts(
    "Alva Barra Cara Dura Fara Gora Lama Mura Nova Oli Para Ribe Sara Tava Vila",
    "reza mar nheira guaçu tinga pora dela vento",
  ),
  german: parts(
    "Alten Bruck Drachen Eber Falken Grau Hagen Kalten Lind Mohr Nessel Ober Roden Stein Tannen Wester",
    "au bach feld hain kamp rode see tal",
  ),
  italian: parts(
    "Alba Bella Campo Dora Fiore Gallo Lago Monte Nera Ponte Rocca Sasso Terra Valle Villa",
    "cerro dolce franco gnola lupo marca nuova resco",
  ),
  nordic: parts(
    "Askel Bjørn Elgs Fjell Gran Hav Isvik Kald Lys Mørk Nord Rein Skog Sten Tind Ulv",
    "by fjord holm nes sund vik ås mark",
  ),
  slavic: parts(
    "Bielo Czar Dobro Gór Jas Kamie Lipo Mala Nowo Olsz Piast Rad Sosno Topo Wilcz Zielo",
    "brzeg dwór gród las mierz pole staw wice",
  ),
  turkic: parts(
    "Ak Bal Çam Dere Elma Gök Kara Koru Nar Oba Saz Taş Uzun Yeşil Yıldız",
    "alan bey çay dağ göl kent pınar tepe",
  ),
  arabic: parts(
    "Barq Dahn Fajr Ghaf Hamra Jazir Kawr Lulu Marj Nakhl Qamr Rimal Safr Tawil Wadi Zahr",
    "ain bad dan har iya oum ra wan",
  ),
  indian: parts(
    "Anand Bhav Chand Dev Gir Hari Jay Kam Lakh Man Nav Pad Raj Sun Tar Vij",
    "abad garh gaon nagar patti pura vali wara",
  ),
  thai: parts(
    "Ban Chai Dok Fang Huai Kaeo Lam Mae Na Phu Rai Sai Tha Wang Yang",
    "buri charoen daeng khao luang nakhon rung thong",
  ),
  chinese: parts(
    "An Bao Chun Dong Feng Gao Hong Jin Lan Ming Nan Ping Qing Rui Shui Tai",
    "cheng hu jiang ling men shan yuan zhou",
  ),
  japanese: parts(
    "Aka Fuji Hana Ishi Kawa Kuro Matsu Mori Naka Ono Saka Shira Taka Uma Yama",
    "bashi gahara hama jima mine saki shiro zawa",
  ),
  korean: parts(
    "Baek Cheon Dae Eun Gang Han In Jang Mun Nam Paju Sang Seo Taek Won Yeon",
    "cheong dong gok ju nae san seong weol",
  ),
};

/** Endings that turn the first half of a place name into a surname. */
const surnameEndings: Readonly<Record<NameFamily, string>> = {
  english: "er by worth sley more win ham tt ridge cott low lock ner ster den bury",
  spanish: "rez ndo llas nte quez da",
  portuguese: "es inho eiro ado al im",
  german: "mann ner hardt kamp bauer el",
  italian: "ni lli tto rdi si cci",
  nordic: "sen strøm berg lund dal vik",
  slavic: "ski wicz ak ek czyk an",
  turkic: "oğlu man er can türk demir",
  arabic: "i awi ani our een oudi",
  indian: "an esh deep kar anth veer",
  thai: "wat chai porn sak rat kit",
  chinese: "wei long jie hao lin tao",
  japanese: "moto da mura no bara be",
  korean: "ho min jun hee woo seok",
};

const initials = "ABCDEGHJKLMNPRSTV";
const mascots =
  "Bears Hawks Wolves Rockets Kings Riders Storm Lions Tigers Comets Sharks Giants".split(" ");
const esportsFirsts =
  "Neon Static Binary Solar Quantum Crimson Night Pale Hyper Zero Mirage Echo Iron Lunar Vector Turbo Cobalt Prism".split(
    " ",
  );
const esportsSeconds =
  "Sentinels Seven Phantoms Orbit Jackals Line Shift Ravens Clock Hertz Squad Eleven Titans Pulse Forge Drakes Circuit Nova".split(
    " ",
  );
const clubForms: Readonly<Record<NameFamily, readonly string[]>> = {
  english: ["{}", "{} Town", "{} United", "{} Rovers", "{} City", "{} Athletic"],
  spanish: ["{}", "CD {}", "Atlético {}", "Deportivo {}", "UD {}", "Unión {}"],
  portuguese: ["{}", "SC {}", "{} FC", "Grêmio {}", "União {}", "EC {}"],
  german: ["{}", "SV {}", "TSV {}", "FC {}", "{} 08", "VfL {}"],
  italian: ["{}", "US {}", "AC {}", "{} Calcio", "Virtus {}", "AS {}"],
  nordic: ["{}", "{} IF", "{} BK", "{} FK", "IK {}", "{} IL"],
  slavic: ["{}", "KS {}", "{} 1922", "Start {}", "MKS {}", "Gwiazda {}"],
  turkic: ["{}", "{} SK", "{} FK", "Yeni {}", "{} Spor", "{} Gücü"],
  arabic: ["Al {}", "{} SC", "{} Club", "Al {} United", "{} FC", "{} Union"],
  indian: ["{}", "{} FC", "{} United", "Sporting {}", "{} Athletic", "{} Union"],
  thai: ["{}", "{} FC", "{} United", "{} City", "Royal {}", "{} Port"],
  chinese: ["{}", "{} FC", "{} Dragons", "{} United", "{} Red Star", "{} City"],
  japanese: ["{}", "FC {}", "{} SC", "{} Blaze", "{} Vento", "{} Wave"],
  korean: ["{}", "{} FC", "{} United", "{} Citizen", "{} Sky", "{} Phoenix"],
};

export type NameKind = "football" | "club" | "cricket" | "person" | "esports";

/**
 * Names of invented sides.
 * @param place how many sides of the country, or of the world in esports, have been named before these
 */
export function namesOf(country: Country, kind: NameKind, count: number, place: number): string[] {
  return Array.from({ length: count }, (_, index) => nameOf(country, kind, place + index));
}

function nameOf(country: Country, kind: NameKind, index: number): string {
  if (kind === "esports") return esportsName(index);
  if (kind === "person") return personName(country, index);
  const town = townOf(country, index);
  if (kind === "football") return formed(clubForms[country.family], town, index);
  if (kind === "cricket") return `${town} ${mascots[(index * 5) % mascots.length] ?? ""}`;
  return index % 3 === 0 ? town : `${town} ${mascots[(index * 7) % mascots.length] ?? ""}`;
}

/** No two countries share a town, so no two clubs share a name. */
function townOf(country: Country, index: number): string {
  const { roots, endings } = places[country.family];
  return combined(roots, endings, index, country);
}

function personName(country: Country, index: number): string {
  const { roots } = places[country.family];
  const initial = initials[(index * 5) % initials.length] ?? "";
  return `${initial}. ${combined(roots, surnameEndings[country.family].split(" "), index, country)}`;
}

/** Uses each root once before repeating any; countries that share word lists never produce the same name. */
function combined(
  roots: readonly string[],
  endings: readonly string[],
  index: number,
  country: Country,
): string {
  const [share, shares] = shareOf(country);
  const root = index % roots.length;
  const layer = Math.floor(index / roots.length) * shares + share;
  if (layer >= endings.length) throw new Error(`${country.code} has no name for side ${index}`);
  return `${roots[root] ?? ""}${endings[(root + layer) % endings.length] ?? ""}`;
}

function esportsName(index: number): string {
  const first = index % esportsFirsts.length;
  const second = (first + Math.floor(index / esportsFirsts.length)) % esportsSeconds.length;
  return `${esportsFirsts[first] ?? ""} ${esportsSeconds[second] ?? ""}`;
}

function formed(forms: readonly string[], town: string, index: number): string {
  return (forms[(index * 7) % forms.length] ?? "{}").replace("{}", town);
}

/** Players of one side, no two of them with the same surname; other sides may have their namesakes. */
export function squadNames(family: NameFamily, count: number, random: Random): readonly string[] {
  const endings = surnameEndings[family].split(" ");
  const pick = (from: ArrayLike<string>) => from[Math.floor(random() * from.length)] ?? "";
  const roots = [...places[family].roots];
  return Array.from({ length: count }, () => {
    const [root = ""] = roots.splice(Math.floor(random() * roots.length), 1);
    return `${pick(initials)}. ${root}${pick(endings)}`;
  });
}

/** The country's index among those that share its word lists, and how many there are. */
function shareOf({ code, family }: Country): readonly [number, number] {
  const same = Object.values(countries).filter((country) => country.family === family);
  return [same.findIndex((country) => country.code === code), same.length];
}

function parts(roots: string, endings: string): Parts {
  return { roots: roots.split(" "), endings: endings.split(" ") };
}

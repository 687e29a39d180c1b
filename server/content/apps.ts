import type { Texts } from "../feed/types.ts";

export type AppText = {
  readonly id: string;
  readonly platform: "android" | "ios" | "windows" | "macos";
  readonly title: Texts;
  readonly qrName: string | null;
};

/** The site installs itself as an app on all of these. */
export const appTexts: readonly AppText[] = [
  {
    id: "android",
    platform: "android",
    title: { en: "Touchline for Android", ru: "Touchline для Android" },
    qrName: "android",
  },
  {
    id: "ios",
    platform: "ios",
    title: { en: "Touchline for iPhone and iPad", ru: "Touchline для iPhone и iPad" },
    qrName: "ios",
  },
  {
    id: "windows",
    platform: "windows",
    title: { en: "Touchline for Windows", ru: "Touchline для Windows" },
    qrName: null,
  },
  {
    id: "macos",
    platform: "macos",
    title: { en: "Touchline for macOS", ru: "Touchline для macOS" },
    qrName: null,
  },
];

/** Installation instructions, in the markup of `markup.ts`. */
export const instructions: readonly {
  readonly id: string;
  readonly title: Texts;
  readonly steps: readonly Texts[];
}[] = [
  {
    id: "android",
    title: { en: "Install on Android", ru: "Установка на Android" },
    steps: [
      { en: "Open the site in Chrome.", ru: "Откройте сайт в Chrome." },
      {
        en: "Open the browser's menu, the three dots, and choose **Add to Home screen**.",
        ru: "В меню браузера (три точки) выберите **Добавить на главный экран**.",
      },
      {
        en: "Confirm with **Install**. Touchline is now among your apps and updates by itself.",
        ru: "Подтвердите кнопкой **Установить**. Touchline появится среди приложений и обновляется сам.",
      },
    ],
  },
  {
    id: "ios",
    title: { en: "Install on iPhone and iPad", ru: "Установка на iPhone и iPad" },
    steps: [
      { en: "Open the site in Safari.", ru: "Откройте сайт в Safari." },
      {
        en: "Press **Share** and choose **Add to Home Screen**.",
        ru: "Нажмите **Поделиться** и выберите **На экран «Домой»**.",
      },
      {
        en: "Confirm with **Add**. We have no app in the App Store: any app there that claims to be ours is not.",
        ru: "Подтвердите кнопкой **Добавить**. В App Store нашего приложения нет: выдающее себя за него — не наше.",
      },
    ],
  },
  {
    id: "windows",
    title: { en: "Install on Windows", ru: "Установка на Windows" },
    steps: [
      { en: "Open the site in Edge or Chrome.", ru: "Откройте сайт в Edge или Chrome." },
      {
        en: "Press the app icon at the end of the address bar, or choose **Apps, Install this site** in the menu.",
        ru: "Нажмите значок приложения в конце адресной строки или выберите в меню **Приложения, Установить этот сайт**.",
      },
      {
        en: "Confirm with **Install**. Touchline opens in a window of its own.",
        ru: "Подтвердите кнопкой **Установить**. Touchline откроется в собственном окне.",
      },
    ],
  },
  {
    id: "macos",
    title: { en: "Install on macOS", ru: "Установка на macOS" },
    steps: [
      { en: "Open the site in Safari or Chrome.", ru: "Откройте сайт в Safari или Chrome." },
      {
        en: "In Safari choose **File, Add to Dock**; in Chrome **Cast, save, and share, Install page as app**.",
        ru: "В Safari выберите **Файл, Добавить в Dock**; в Chrome — **Сохранить и поделиться, Установить страницу как приложение**.",
      },
      {
        en: "Confirm. Touchline opens in a window of its own.",
        ru: "Подтвердите. Touchline откроется в собственном окне.",
      },
    ],
  },
];

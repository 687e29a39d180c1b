// @vitest-environment happy-dom
import { arrival } from "../kit/app.ts";
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Block } from "../../src/events/blocking/events.ts";
import {
  MaintenanceNoticeClosed,
  MaintenanceNoticeShown,
} from "../../src/events/maintenance/events.ts";
import { RouteEntered } from "../../src/events/navigation/events.ts";
import { NotificationShown } from "../../src/events/notifications/events.ts";
import { PageProgressed, PageProgressEnded } from "../../src/events/progress/events.ts";
import { SiteConfig } from "../../src/events/shell/events.ts";
import { createDictionary } from "../../src/infra/i18n.ts";
import { App } from "../../src/views/App.tsx";
import { loadScreen, screenNamed } from "../../src/views/shell/screens.ts";
import { answered } from "../kit/events.ts";
import { siteConfig } from "../kit/site.ts";
import { type FakeClient, fakeClient, startedAt } from "./fakeClient.ts";
import { one, painted, render, tap, settled } from "./render.tsx";

const screens = { isHere: (name: string) => screenNamed(name) !== undefined, load: loadScreen };
const seconds = startedAt / 1000;

async function open(path: string, language = "en"): Promise<FakeClient & { page: HTMLElement }> {
  window.history.replaceState(null, "", path);
  const fake = fakeClient({ path, language }, () => {}, screens);
  const router = { connect: () => {}, entered: () => {} };
  const { page } = render(
    <App client={fake.client} dictionary={createDictionary()} router={router} />,
  );
  await settled();
  return { ...fake, page };
}

const config = (over: object) => answered(SiteConfig, { lang: "en" }, { ...siteConfig, ...over });
const planned = {
  maintenance: {
    isActive: false,
    started_at: seconds + 3_600,
    ended_at: seconds + 7_200,
    notify_started_at: seconds,
    notify_ended_at: seconds + 3_600,
  },
};

beforeEach(() => {
  window.scrollTo = () => {};
});
afterEach(() => window.history.replaceState(null, "", "/"));

describe("a closed site", () => {
  it("shows since when and until when, and nothing else [maintenance-006] [layouts-003]", async () => {
    const { page, emit, sent } = await open("/en/maintenance");
    emit(config({ maintenance: { ...planned.maintenance, isActive: true } }));
    await settled();
    expect(one(page, "h1").textContent).toBe("We are marking the lines");
    expect([...page.querySelectorAll("dt")].map((name) => name.textContent)).toEqual([
      "Started",
      "Back by",
    ]);
    expect(page.querySelector("nav")).toBeNull();
    tap(one(page, "main button"));
    expect(sent.map(({ type }) => type)).toEqual(["ReloadPage"]);
    expect(document.title).toBe("Maintenance, Touchline");
  });

  it.each([
    ["block", "Not available here"],
    ["block-ua", "Not available in Ukraine"],
    ["block-ie", "Not available in Ireland"],
    ["site-updates", "The site is being updated"],
    ["suspension", "The site is suspended"],
    ["coming-soon", "Coming soon"],
  ])(
    'shows on /%s "%s" in a bare frame [route-blocking-001] [route-blocking-002] [layouts-006]',
    async (path, title) => {
      const { page } = await open(`/en/${path}`);
      expect(one(page, "h1").textContent).toBe(title);
      expect(page.querySelector("nav")).toBeNull();
    },
  );

  it("is open again when the block is lifted", async () => {
    const { page, emit } = await open("/en/block");
    emit(
      answered(Block, { isSignedIn: false, path: "/en" }, { displayTypeId: 0 }),
      RouteEntered({ path: "/en" }),
    );
    await settled();
    expect(page.querySelector("nav")).not.toBeNull();
  });
});

describe("the announcement of maintenance", () => {
  it("shows start and finish, and is closed by its button [maintenance-006]", async () => {
    const { page, emit, sent } = await open("/en/office/menu");
    emit(config(planned), MaintenanceNoticeShown({}));
    await settled();
    const dialog = one(page, "dialog");
    expect(one(dialog, "h2").textContent).toBe("Planned maintenance");
    expect(dialog.textContent).toMatch(/from 20 November, \d\d:\d\d to 20 November, \d\d:\d\d/);
    tap(one(dialog, "button"));
    expect(sent.map(({ type }) => type)).toContain("CloseMaintenanceNotice");
    await settled();
    expect(page.querySelector("dialog")).toBeNull();
  });
  it("is in Russian on a Russian site [maintenance-007]", async () => {
    const { page, emit } = await open("/ru/office/menu", "ru");
    emit(config(planned), MaintenanceNoticeShown({}));
    await settled();
    expect(one(page, "dialog h2").textContent).toBe("Плановые работы");
    expect(page.querySelector('[lang="ru"] dialog')).not.toBeNull();
    emit(MaintenanceNoticeClosed({}));
    expect(page.querySelector("dialog")).toBeNull();
  });
});

describe("the age question", () => {
  const restricted = (variant: string) => config({ ageRestriction: { variant, minAge: 21 } });
  it("covers any page until it is answered [modals-009]", async () => {
    const { page, emit, sent } = await open("/en/office/menu");
    emit(restricted("stored"));
    await settled();
    const dialog = one(page, "dialog");
    expect(dialog.getAttribute("role")).toBe("alertdialog");
    expect(one(dialog, "h2").textContent).toBe("Are you 21 or older?");
    dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
    expect(page.querySelector("dialog")).not.toBeNull();
    tap(one(dialog, "button"));
    expect(sent.map(({ type }) => type)).toContain("AgreeToAge");
    expect(page.querySelector("dialog")).toBeNull();
  });
  it("is not asked where the site does not want it", async () => {
    const { page, emit } = await open("/en/office/menu");
    emit(restricted("off"));
    await settled();
    expect(page.querySelector("dialog")).toBeNull();
  });
});

it("the bar at the top shows how much of a screen has loaded [ui-001]", async () => {
  const { page, emit } = await open("/en/office/menu");
  emit(arrival("later"), PageProgressed({ share: 0.7 }));
  await settled();
  expect(one(page, '[role="progressbar"]').getAttribute("aria-valuenow")).toBe("70");
  emit(PageProgressEnded({}));
  expect(page.querySelector('[role="progressbar"]')).toBeNull();
});

it("a new version is offered in words [pwa-app-001]", async () => {
  const { page, emit, sent } = await open("/en/office/menu");
  emit(
    NotificationShown({
      id: "update",
      status: "info",
      variant: "permanent",
      text: "updateAvailable",
      action: "reload",
    }),
  );
  await painted();
  await settled();
  expect(page.textContent).toContain("A new version is ready");
  const reload = [...page.querySelectorAll("button")].find(
    ({ textContent }) => textContent === "Reload",
  );
  if (reload === undefined) throw new Error("the offer has no button that reloads");
  tap(reload);
  expect(sent.at(-1)).toEqual({ type: "AnswerNotification", data: { id: "update" } });
});

describe("the way to the top", () => {
  type Observed = { readonly rootMargin: string; readonly see: (isIntersecting: boolean) => void };
  const observed: Observed[] = [];
  class Observer {
    constructor(receive: (seen: { isIntersecting: boolean }[]) => void, { rootMargin = "" } = {}) {
      observed.push({
        rootMargin,
        see: (isIntersecting) => act(() => receive([{ isIntersecting }])),
      });
    }
    observe() {}
    disconnect() {}
  }
  afterEach(() => {
    observed.length = 0;
    vi.unstubAllGlobals();
  });

  it("appears after 4 screens on a phone and leads to the top [ui-003]", async () => {
    vi.stubGlobal("IntersectionObserver", Observer);
    const scrolled = vi.fn();
    window.scrollTo = scrolled;
    const { page, emit } = await open("/en/office/menu");
    emit(arrival("later"));
    await settled();
    const [top] = observed;
    if (top === undefined) throw new Error("nothing watches the top of the page");
    expect(top.rootMargin).toBe("400% 0px 0px 0px");
    const button = () => page.querySelector<HTMLElement>('[aria-label="To the top"]');
    top.see(true);
    expect(button()).toBeNull();
    top.see(false);
    tap(one(page, '[aria-label="To the top"]'));
    expect(scrolled).toHaveBeenLastCalledWith(0, 0);
  });
});

import { describe, expect, it } from "vitest";
import { AnswerNotification } from "../../src/commands/notices.ts";
import { ConfirmTerms, DeclineTerms } from "../../src/commands/terms.ts";
import { pathOf, routeOf } from "../../src/events/navigation/route.ts";
import { NotificationShown } from "../../src/events/notifications/events.ts";
import { SessionClosed } from "../../src/events/session/events.ts";
import { SiteConfig } from "../../src/events/shell/events.ts";
import {
  Terms,
  TermsStatus,
  TermsConfirm,
  TermsConfirmRequested,
  TermsDeclined,
  TermsDemanded,
} from "../../src/events/terms/events.ts";
import { isConfirmNeedless, mustConfirmTerms } from "../../src/events/terms/selectors.ts";
import { errorOf } from "../../src/infra/http/errorOf.ts";
import { answered, signedIn } from "../kit/events.ts";
import { siteConfig } from "../kit/site.ts";
import { given, stateOf } from "../kit/spec.ts";
import { START_AT } from "../kit/world.ts";

const tag = {
  tag: "rules",
  menu_key: "rules",
  dict_key: "terms_rules",
  icon: "doc",
  prop_link: "rules",
};
const config = answered(
  SiteConfig,
  { lang: "en" },
  { ...siteConfig, terms: { isConfirmAvailable: true, rulesTags: [tag] } },
);
const status = (result: boolean, updatedAt: number | null = 100) =>
  answered(TermsStatus, {}, { result, updatedAt });
const part = (id: number, position: number) => ({ id, title: `Part ${id}`, link: "/p", position });
const documents = answered(
  Terms,
  { lng: "en" },
  {
    items: [
      { id: 1, title: "Rules", link: "/r", tags: ["rules"], subRules: [part(2, 2), part(3, 1)] },
    ],
  },
);
const here = [config, signedIn] as const;
const asked = [...here, status(true), documents] as const;
const failed = TermsConfirm.failed({
  call: 1,
  ask: { updatedAt: 100 },
  error: { tag: "http", status: 409 },
});

describe("changed terms as state", () => {
  it("are reported by the status, and reset by one that fails [terms-001] [terms-005] [call-terms-001]", () => {
    const none = TermsStatus.failed({ call: 2, ask: {}, error: { tag: "offline" } });
    expect(mustConfirmTerms(stateOf(...here, status(false)))).toBe(false);
    expect(mustConfirmTerms(stateOf(...here, status(true)))).toBe(true);
    expect(mustConfirmTerms(stateOf(...here, status(true), none))).toBe(false);
  });
  it("concern only players of a site with confirmation [terms-001]", () => {
    expect(mustConfirmTerms(stateOf(signedIn, status(true)))).toBe(false);
    expect(mustConfirmTerms(stateOf(config, status(true)))).toBe(false);
    const out = stateOf(...asked, SessionClosed({ reason: "player" }));
    expect(out.terms).toEqual(stateOf().terms);
  });
  it("come with their documents, the parts by position [terms-006]", () => {
    const [item] = stateOf(...asked).terms.items ?? [];
    expect(item).toMatchObject({ id: 1, link: "/r", tags: ["rules"] });
    expect(item?.subRules.map(({ id }) => id)).toEqual([3, 2]);
  });
  it("the site config says how a tag is shown [terms-007]", () => {
    expect(stateOf(config).shell.config?.terms?.rulesTags).toEqual([tag]);
  });
  it("forget documents that belong to an earlier change", () => {
    expect(stateOf(...asked, status(true)).terms.items).not.toBeNull();
    expect(stateOf(...asked, status(true, 101)).terms.items).toBeNull();
  });
  it("remember when they were last requested; a demand and a failure request them at once [terms-004] [error-027]", () => {
    const question = TermsStatus.asked({ call: 1, ask: {} });
    const state = stateOf(...here, question);
    expect(state.terms.checkedAt).toBe(START_AT + 3_000);
    expect(stateOf(...here, question, TermsDemanded({})).terms).toMatchObject({
      checkedAt: null,
      isChanged: true,
    });
    expect(stateOf(...asked, question, failed).terms.checkedAt).toBeNull();
  });
  it("end with a confirmation that the server takes, and not with one it does not [terms-003] [call-terms-002]", () => {
    const received = (success: boolean) => answered(TermsConfirm, { updatedAt: 100 }, { success });
    expect(mustConfirmTerms(stateOf(...asked, received(true)))).toBe(false);
    expect(mustConfirmTerms(stateOf(...asked, received(false)))).toBe(true);
    expect(mustConfirmTerms(stateOf(...asked, failed))).toBe(true);
  });
  it("a page without need is told apart from one that is not known yet [terms-003]", () => {
    expect(isConfirmNeedless(stateOf(...here))).toBe(false);
    expect(isConfirmNeedless(stateOf(...here, status(true)))).toBe(false);
    expect(isConfirmNeedless(stateOf(...here, status(false)))).toBe(true);
    expect(isConfirmNeedless(stateOf(config, SessionClosed({ reason: "start" })))).toBe(true);
    expect(isConfirmNeedless(stateOf(config))).toBe(false);
  });
  it("have an address [route-terms-001]", () => {
    expect(routeOf("/en/confirm")).toEqual({ name: "confirm-terms", params: {} });
    expect(pathOf({ name: "confirm-terms" }, "ru")).toBe("/ru/confirm");
  });
  it("a refusal keeps its exception code [error-027]", () => {
    const body = { success: false, code: 45, status: 1, message: "", exceptionCode: 1 };
    expect(errorOf(451, body, null, 0)).toEqual({
      tag: "http",
      status: 451,
      code: 45,
      exceptionCode: 1,
    });
  });
});

describe("commands about the terms", () => {
  it("ConfirmTerms confirms the change that was seen [call-terms-002]", () => {
    given(...asked)
      .when(ConfirmTerms({}))
      .expectEvents(TermsConfirmRequested({ updatedAt: 100 }));
  });
  it("ConfirmTerms is refused before the documents are here, and twice", () => {
    given(...here, status(true))
      .when(ConfirmTerms({}))
      .expectRefusal("not_ready");
    given(...here, status(true, null), documents)
      .when(ConfirmTerms({}))
      .expectRefusal("not_ready");
    given(...asked, TermsConfirmRequested({ updatedAt: 100 }))
      .when(ConfirmTerms({}))
      .expectRefusal("nothing_to_do");
    given(...here, status(false), documents)
      .when(ConfirmTerms({}))
      .expectRefusal("nothing_to_do");
  });
  it("DeclineTerms only where there is something to decline [terms-002]", () => {
    given(...asked)
      .when(DeclineTerms({}))
      .expectEvents(TermsDeclined({}));
    given(...here)
      .when(DeclineTerms({}))
      .expectRefusal("nothing_to_do");
  });
  it("a question answered by signing out is refused when nobody is signed in", () => {
    const question = NotificationShown({
      id: "confirm-terms",
      status: "question",
      variant: "withoutTimeout",
      text: "confirmTermsQuestion",
      action: "signOut",
      isModal: true,
    });
    given(question)
      .when(AnswerNotification({ id: "confirm-terms" }))
      .expectRefusal("nothing_to_do");
  });
});

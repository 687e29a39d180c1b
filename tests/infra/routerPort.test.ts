import { describe, expect, it, vi } from "vitest";
import type { Draft, Entry } from "../../src/events/define.ts";
import {
  NavigationRequested,
  RedirectFoundCyclic,
  RouteEntered,
} from "../../src/events/navigation/events.ts";
import { RouterPort } from "../../src/infra/ports/router.ts";

const entryOf = ({ type, v, data }: Draft): Entry => ({
  seq: 1,
  at: 0,
  type,
  v,
  data,
  cause: null,
});

describe("the router of the page", () => {
  it("goes to a path requested before its router was connected, with the query where that is kept [blocking-007]", () => {
    const navigate = vi.fn();
    const router = new RouterPort("/en", {
      report: () => {},
      leave: () => {},
      query: () => "?x=1",
    });
    const request = { path: "/en/site-updates", isReplacing: true, isQueryKept: true };
    router.onEntry(entryOf(NavigationRequested(request)));
    router.connect(navigate);
    expect(navigate).toHaveBeenCalledExactlyOnceWith("/en/site-updates?x=1", { replace: true });
    router.connect(navigate);
    expect(navigate).toHaveBeenCalledTimes(1);
    router.onEntry(entryOf(NavigationRequested({ path: "/en/block", isReplacing: false })));
    expect(navigate).toHaveBeenLastCalledWith("/en/block", { replace: false });
  });
  it("does not go to the current path and query, and reports it; it does go to another query of the path [error-008]", () => {
    const navigate = vi.fn();
    const report = vi.fn();
    const router = new RouterPort("/en/coupon", {
      report,
      leave: () => {},
      query: () => "?load=a1",
    });
    router.connect(navigate);
    const request = { path: "/en/coupon", isReplacing: true };
    router.onEntry(entryOf(NavigationRequested({ ...request, isQueryKept: true })));
    router.onEntry(entryOf(NavigationRequested({ ...request, query: { set: { load: "a1" } } })));
    expect(navigate).not.toHaveBeenCalled();
    const circle = RedirectFoundCyclic({ path: "/en/coupon" });
    expect(report.mock.calls).toEqual([[circle], [circle]]);
    router.onEntry(entryOf(NavigationRequested({ ...request, query: { set: { load: "b2" } } })));
    expect(navigate).toHaveBeenCalledExactlyOnceWith("/en/coupon?load=b2", { replace: true });
  });
  it("keeps the code of an address to itself, and in the address", () => {
    const code = "a1B2c3D4e5F6g7H8i9J0k1L2";
    const reported: Draft[] = [];
    const navigate = vi.fn();
    const router = new RouterPort("/en", {
      report: (draft) => reported.push(draft),
      leave: () => {},
    });
    router.connect(navigate);
    router.entered(`/en/${code}`);
    router.entered("/en/welcome-authorization-data");
    expect(reported).toEqual([
      RouteEntered({ path: "/en/~code" }),
      RouteEntered({ path: "/en/welcome-authorization-data" }),
    ]);
    router.entered(`/en/${code}`);
    const request = { path: "/en/~code", isReplacing: true, query: { set: { modal: "accounts" } } };
    router.onEntry(entryOf(NavigationRequested(request)));
    expect(navigate).toHaveBeenCalledExactlyOnceWith(`/en/${code}?modal=accounts`, {
      replace: true,
    });
  });
  it.each([
    ["/en/users/anna@mail.example/bets", "/en/users/~text/bets"],
    ["/en/anna%40mail.example", "/en/~text"],
    ["/en/a1B2c3D4e5F6g7H8i9J0k1L2.", "/en/~text"],
    ["/a1B2c3D4e5F6g7H8i9J0k1L2)", "/~text"],
    ["/en/section/live/1/501", "/en/section/live/1/501"],
  ])("reports %s, which a hand or a mail made, as %s", (address, path) => {
    const report = vi.fn();
    new RouterPort("/en", { report, leave: () => {} }).entered(address);
    expect(report).toHaveBeenCalledExactlyOnceWith(RouteEntered({ path }));
  });
  it("accepts a requested address without a code, whatever the current address is", () => {
    const navigate = vi.fn();
    const left: string[] = [];
    const router = new RouterPort("/en/section/line/", {
      report: () => {},
      leave: (path) => left.push(path),
    });
    router.connect(navigate);
    const request = (path: string) =>
      router.onEntry(entryOf(NavigationRequested({ path, isReplacing: true })));
    request("/en/section/line");
    expect(navigate).toHaveBeenCalledExactlyOnceWith("/en/section/line", { replace: true });
    request("/section/line");
    expect(left, "without a language").toEqual(["/section/line"]);
  });
});

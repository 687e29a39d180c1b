import { html, type Markup, table } from "./markup.ts";
import { exitCodeOf, type Report, type ReportedLog } from "./report.ts";
import { styles } from "./styles.ts";
import {
  clock,
  duration,
  limitName,
  limitText,
  moneyText,
  orderText,
  placeText,
  verdict,
} from "./texts.ts";
import type { VisitEvidence } from "./visit.ts";

/** The report as one page: without a script, and with nothing loaded from elsewhere. */
export function page(report: Report): string {
  const { pack, logs, caveats } = report;
  const title = `Evidence by the pack ${pack.id}, ${pack.name}`;
  const [tone, sentence] = verdict(exitCodeOf(report));
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${{ markup: styles }}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p class="verdict ${tone}">${sentence}</p>
${caveats.map((name) => html`<p class="verdict part">With a restriction: ${name}. What was on screen is not said by the build of each log; the visit says why.</p>`)}
<p>Times are in UTC, by the clock of the player's device. Entries are numbered as in the log. Nobody is named: a log is
identified by the SHA-256 of its file.</p>
<h2>Duties</h2>
${duties(report)}
${logs.map((log, index) => logSection(log, index + 1))}
</main>
</body>
</html>
`.markup;
}

const duties = (report: Report): Markup =>
  table(
    "What was judged, and by what",
    ["Duty", "Result", "By"],
    report.duties.map(({ title, basis, text, breaches }) => [
      title,
      basis === null ? "not judged" : breaches === 0 ? "no breach" : mark(`${breaches} broken`),
      [basis, text].filter((part) => part !== null && part !== "").join(". "),
    ]),
  );

const mark = (text: string): Markup => html`<strong class="bad">${text}</strong>`;

const logSection = (
  { sha256, error, warnings, visits }: ReportedLog,
  number: number,
): Markup => html`
<section>
<h2>Log ${number}</h2>
<p class="sum">SHA-256 ${sha256 ?? "unknown"}</p>
${error === null ? html`` : html`<p>${mark("Cannot be read")}: ${error}</p>`}
${warnings.map((warning) => html`<p>${mark("Not whole")}: ${warning}</p>`)}
${visits.map(visitSection)}
</section>`;

function visitSection(visit: VisitEvidence): Markup {
  const { session, build, startedAt, endedAt, entries, verification, caveat } = visit;
  const { breaches, orders } = visit;
  const isVerified = verification.tag !== "not verified";
  return html`
<h3>Visit ${session}</h3>
<p>${clock(startedAt)} to ${clock(endedAt)}, ${entries} entries, build ${build}, ${orders.length} bet ${orders.length === 1 ? "order" : "orders"}.</p>
<p>${isVerified ? html`${verification.text}` : html`${mark("Not verified.")} ${verification.text}`}</p>
${caveat === null ? html`` : html`<p>${mark(caveat.name)} (${caveat.duties.join(", ")}): ${caveat.text}</p>`}
${table(
  "Breaches",
  ["Entry", "Time", "Duty", "Cause"],
  breaches.map(({ seq, at, duty, cause }) => [mark(`${seq}`), clock(at), duty, cause]),
)}
${checks(visit)}
${table(
  "Limits",
  ["Entry", "Time", "Limit", "What", "Value", "May apply from"],
  visit.limits.map(({ seq, at, limitType, what, value, measure, dueAt }) => [
    seq,
    clock(at),
    limitName(limitType),
    what,
    limitText(value, measure),
    dueAt === null ? "–" : clock(dueAt),
  ]),
)}
${table(
  "Exclusions and time-outs",
  ["What", "Asked", "In force", "Until", "First bet refused", "Bets during it"],
  visit.breaks.map(
    ({ kind, asked, inForce, endsAt, firstRefused, orders: during, isPlayClosed }) => [
      isPlayClosed ? kind : `${kind} (closes deposits only)`,
      asked === null ? "before, or elsewhere" : placeText(asked),
      inForce === null ? "never" : placeText(inForce),
      endsAt === null ? "no end known" : clock(endsAt),
      firstRefused === null
        ? "none was tried"
        : `${placeText(firstRefused)}, by the ${firstRefused.by}`,
      during.length === 0 ? "none" : during.map(orderText).join("; "),
    ],
  ),
)}
${table(
  "Asked about limits",
  ["Due", "On screen", "Answer"],
  visit.prompts.map(({ due, shown, answer }) => [
    placeText(due),
    shown === null ? "not in this log" : placeText(shown),
    answer === null ? "not in this log" : `${placeText(answer)}: ${answer.how}`,
  ]),
)}
${table(
  "Help line",
  ["Page", "Opened", "Number on it"],
  visit.pages.map(({ seq, at, page, phone }) => [page, placeText({ seq, at }), phone ?? "none"]),
)}
${table(
  "National registers, all together",
  ["Entry", "Time", "Answer", "Asked", "Rounds"],
  visit.registers.map(({ seq, at, state, askedAt, rounds }) => [
    seq,
    clock(at),
    state,
    askedAt === null ? "not each of them" : clock(askedAt),
    rounds.join(", "),
  ]),
)}
${table(
  "Active at one operator",
  ["Entry", "Time", "Answer", "Until"],
  visit.activity.map(({ seq, at, state, until }) => [
    seq,
    clock(at),
    state,
    until === null ? "" : clock(until),
  ]),
)}
${table(
  "Session limits that were used up",
  ["Used up", "Session closed", "Time again", "Bets in between"],
  visit.sessionLimits.map(({ usedUp, closed, renewed, orders: during }) => [
    placeText(usedUp),
    closed === null ? "not in this log" : placeText(closed),
    renewed === null ? "not in this log" : placeText(renewed),
    during.length === 0 ? "none" : during.map(orderText).join("; "),
  ]),
)}`;
}

const checks = ({ checks: all }: VisitEvidence): Markup =>
  table(
    "Reality checks",
    ["Due", "Shown", "Elapsed", "Staked", "Returned", "Net", "Answered", "Bets before the answer"],
    all.map(({ dueAt, shown, content, answer, orders, missing }) => {
      const money = (amount: number | null) => moneyText(amount, content.currency);
      const net =
        content.net === null && content.open !== null && content.open > 0
          ? `open: ${money(content.open)}`
          : money(content.net);
      const lacking = (name: (typeof missing)[number], text: string) =>
        missing.includes(name) ? mark(text) : text;
      const kept = answer?.isKept === false ? "; the server did not take it" : "";
      const tab = answer?.isOfAnotherTab === true ? " in another tab" : "";
      const flag = answer?.doNotShowAgain === true ? ", no more checks" : "";
      return [
        dueAt === null ? "before this log" : clock(dueAt),
        placeText(shown),
        lacking("elapsed", content.elapsedMs === null ? "not shown" : duration(content.elapsedMs)),
        lacking("staked", money(content.staked)),
        lacking("returned", money(content.returned)),
        lacking("net", net),
        answer === null
          ? "the log ends before"
          : `${placeText(answer)}: ${answer.action}${flag}${tab}${kept}`,
        orders.length === 0 ? "none" : mark(orders.map(({ seq }) => `entry ${seq}`).join(", ")),
      ];
    }),
  );

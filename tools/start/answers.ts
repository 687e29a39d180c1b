import { ExpectedError } from "../expected.ts";

const patienceMs = 15_000;
const pauseMs = 100;

/** Resolves when the API behind `url` answers; fails after 15 s and names who is silent. */
export async function answers(url: string, apiUrl: string | null): Promise<void> {
  const deadlineAt = Date.now() + patienceMs;
  let last = "no answer";
  while (Date.now() < deadlineAt) {
    try {
      const signal = AbortSignal.timeout(patienceMs);
      const { status } = await fetch(`${url}/web-api/app-version`, { signal });
      if (status === 200) return;
      last = `HTTP ${status}`;
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
    await new Promise((resume) => setTimeout(resume, pauseMs));
  }
  const silent = apiUrl === null ? `The server at ${url}` : `The backend at ${apiUrl}`;
  throw new ExpectedError(
    `${silent} does not answer GET /web-api/app-version (${last}); gave up after 15 s.`,
    1,
  );
}

import { ExpectedError } from "../expected.ts";

const timeoutMs = 15_000;
const pauseMs = 100;

/** Resolves when the API behind `url` answers; after 15 s rejects, naming what does not answer. */
export async function answers(url: string, apiUrl: string | null): Promise<void> {
  const deadlineAt = Date.now() + timeoutMs;
  let lastResult = "no answer";
  while (Date.now() < deadlineAt) {
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const { status } = await fetch(`${url}/web-api/app-version`, { signal });
      if (status === 200) return;
      lastResult = `HTTP ${status}`;
    } catch (error) {
      lastResult = error instanceof Error ? error.message : String(error);
    }
    await new Promise((resume) => setTimeout(resume, pauseMs));
  }
  const silent = apiUrl === null ? `The server at ${url}` : `The backend at ${apiUrl}`;
  throw new ExpectedError(
    `${silent} does not answer GET /web-api/app-version (${lastResult}); gave up after 15 s.`,
    1,
  );
}

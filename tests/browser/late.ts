import { setTimeout as pass } from "node:timers/promises";
import { between, randomFrom } from "../../server/simulation/random.ts";

type Answer<Env> = (request: Request, env: Env) => Promise<Response>;

/**
 * The same answers, each late by a time of its own: up to 150 ms, and every tenth up to 1.2 s; half of them before the server
 * acts, half on the way back. So they come in another order than from a quick server, which shows what waits for the wrong
 * thing, in the app and in the tests. The seed draws the times; which request gets which of them is left to the page.
 */
export function comingLate<Env>(answer: Answer<Env>, seed: number): Answer<Env> {
  const random = randomFrom(seed);
  return async (request, env) => {
    // What a test commands is part of the test.
    if (new URL(request.url).pathname.startsWith("/__")) return answer(request, env);
    const ms = random() < 0.1 ? between(random, 400, 1200) : between(random, 0, 150);
    const isOnTheWayBack = random() < 0.5;
    if (!isOnTheWayBack) await pass(ms);
    const response = await answer(request, env);
    if (isOnTheWayBack) await pass(ms);
    return response;
  };
}

import { ownTask } from "./inOwnTask.ts";

// What is imported above this evaluates in a task of its own, what is imported below it in the next: a tap comes in between.
await ownTask();

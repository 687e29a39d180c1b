export { apps, appsResources, instruction, qr } from "./resources.ts";

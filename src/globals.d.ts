/** Put in by the build: version of package.json and short commit hash. */
declare const __APP_VERSION__: string;

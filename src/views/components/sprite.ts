import own from "../styles/icons.svg?no-inline";

/** Where the drawings of icons are; the site may name another place. */
export const sprite = { url: own };

/** Where support is; like the links of information it does not need the table of routes. */
export const supportPath = (language: string): string => `/${language}/support`;

/** All places of support by the words that name them. */
export const supportLinks = (language: string) =>
  ({
    support: supportPath(language),
    contacts: `/${language}/support/contacts`,
    email: `/${language}/support/email`,
    callback: `/${language}/callback`,
    calls: `/${language}/call-history`,
    appeals: `/${language}/block-appeal-history`,
    promotions: `/${language}/promotions`,
  }) as const;

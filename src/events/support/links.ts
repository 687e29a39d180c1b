/** Path of support; like the information links it does not need the route table. */
export const supportPath = (language: string): string => `/${language}/support`;

/** All paths of support, by the keys of their labels. */
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

/** Ways to register; by phone only where somebody can read the code that would be sent by SMS. */
export const registrationTypes = (isProduction: boolean) =>
  isProduction
    ? (["fast_reg", "full_reg"] as const)
    : (["fast_reg", "phone_reg", "full_reg"] as const);

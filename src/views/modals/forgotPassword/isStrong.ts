/** Passwords that the server accepts: 8 to 128 characters with at least one letter and one digit. */
export const isStrong = (password: string): boolean =>
  password.length >= 8 && password.length <= 128 && /\p{L}/u.test(password) && /\d/.test(password);

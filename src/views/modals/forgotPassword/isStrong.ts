/** What the server takes as a password: 8 to 128 characters, a letter and a digit among them. */
export const isStrong = (password: string): boolean =>
  password.length >= 8 && password.length <= 128 && /\p{L}/u.test(password) && /\d/.test(password);

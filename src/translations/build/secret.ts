/** Ways in which a secret can stand in a text without being the text. */
const forms = (secret: string): string[] => [
  secret,
  encodeURIComponent(secret),
  Buffer.from(secret).toString('base64'),
  Buffer.from(secret).toString('base64').replace(/=+$/, ''),
  Buffer.from(secret).toString('base64url'),
  Buffer.from(secret).toString('hex'),
  [...secret].reverse().join(''),
];

/** Shorter keys could be any word of the response. */
const MIN_LENGTH = 8;

/** Whether a text holds the secret, plain or encoded, in whatever case (host names lose theirs). */
export function holdsSecret(text: string, secret: string): boolean {
  const searched = text.toLowerCase();
  return secret.length >= MIN_LENGTH && forms(secret).some((form) => searched.includes(form.toLowerCase()));
}

/** What can travel in a header: visible ASCII. Anything else would come back quoted in an error. */
export const isSendable = (secret: string): boolean => /^[\x21-\x7e]+$/.test(secret);

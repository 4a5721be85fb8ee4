/** Texts about webhooks, on pages and in their Markdown copies. */
export const webhookTexts = {
  direction:
    "A webhook: the API calls your server, you don't call the API. Give the provider the address of your handler.",
  sender:
    'The API makes this call, so it needs no key of yours. Your server checks that the call comes from the API before it uses the body.',
} as const;

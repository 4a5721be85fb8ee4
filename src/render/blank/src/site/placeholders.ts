/** Contracts of others are shown as they are. */
export const hosts = { siteUrl: 'https://docs.example.com', apiBaseUrl: 'https://api.example.com' };

export const placeholders: readonly (readonly [name: string, own: string])[] = [];

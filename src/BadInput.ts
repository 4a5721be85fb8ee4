/** Something from outside (a contract, a setting, an API's response) is wrong; the message says what, where and how to fix it. */
export class BadInput extends Error {}

/** Version of a value with its two times, as the feature history returns it. */
export interface Version {
  value: string;
  sequenceNumber: string;
  validFrom: string | null;
  validTo: string | null;
  registeredFrom: string;
  registeredTo: string | null;
}

const DAY_MS = 86_400_000;

/** Returns noon of a day, so that Danish days and UTC instants do not differ. */
export const noonOf = (firstDay: string, days: number): string =>
  new Date(Date.parse(`${firstDay}T12:00:00Z`) + days * DAY_MS).toISOString().replace('.000', '');

/** Returns the number of days from noon of a day to an instant. */
export const daysTo = (firstDay: string, instant: string): number =>
  (Date.parse(instant) - Date.parse(noonOf(firstDay, 0))) / DAY_MS;

/** Returns a day in words. */
export const dayName = (instant: string): string =>
  new Date(instant).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

const holds = (from: string | null, to: string | null, instant: string): boolean =>
  (from === null || from <= instant) && (to === null || instant < to);

/** Response for two times: the versions registered at one, and which of them is in effect at the other. */
export interface KnownVersions {
  registered: Version[];
  inEffect?: Version;
}

export function knowledgeAt(versions: readonly Version[], effect: string, registration: string): KnownVersions {
  const registered = versions.filter((version) => holds(version.registeredFrom, version.registeredTo, registration));
  return { registered, inEffect: registered.find((version) => holds(version.validFrom, version.validTo, effect)) };
}

/** Describes the response for two times: the parameter, the versions that it returns, and the one in effect. */
export function describeVersions(
  versions: readonly Version[],
  effect: string,
  registration: string,
): [string, string, string] {
  const { registered, inEffect } = knowledgeAt(versions, effect, registration);
  const numbers = registered.map(({ sequenceNumber }) => sequenceNumber).join(' and ');
  return [
    `asOf=${registration}`,
    `returns version${registered.length === 1 ? '' : 's'} ${numbers}.`,
    inEffect
      ? `In effect on ${dayName(effect)}: code ${inEffect.value}, version ${inEffect.sequenceNumber}.`
      : `None is in effect on ${dayName(effect)}.`,
  ];
}

import type { DataRow } from 'openapi-toolkit/sandbox';

const CURRENT = 'CURRENT';

/** Copies the source of a similar entry, with another date. */
const since = (model: DataRow, from: string): DataRow => ({
  ...model.source,
  validFrom: from,
  registeredAt: `${from}T10:30:00Z`,
});

/**
 * Builds sections of a property that its examples leave out, from the facts, in the form of another property's
 * sections.
 */
export function propertySections(
  fact: DataRow,
  model: DataRow,
  label: (code: string) => DataRow,
  nameOf: (id: string) => string,
) {
  const { ownership, sales, energyLabels } = model;
  const code = fact.ownershipCode;
  const owners: DataRow[] =
    fact.owners ?? (fact.owner ? [{ ownerType: 'PUBLIC', companyId: fact.owner, share: '1/1' }] : []);
  return {
    ownership: owners.map(({ ownerType, companyId = null, share, from = '1972-08-01' }) => {
      const [numerator, denominator] = share.split('/').map(Number);
      return {
        ...ownership[0],
        ownerType,
        ownershipCode: { code, label: label(code), known: true },
        companyId,
        name: companyId && nameOf(companyId),
        shareNumerator: numerator,
        shareDenominator: denominator,
        from,
        status: CURRENT,
        source: since(ownership[0], from),
      };
    }),
    sales: fact.sale
      ? [
          {
            ...sales[0],
            takeoverDate: fact.sale.takeoverDate,
            agreementDate: fact.sale.agreementDate,
            price: { ...sales[0].price, amount: fact.sale.price },
            cashPrice: { ...sales[0].cashPrice, amount: fact.sale.price },
            transferType: fact.sale.transferType,
            status: CURRENT,
            source: since(sales[0], fact.sale.takeoverDate),
          },
        ]
      : [],
    energyLabels: fact.energyLabel
      ? [
          {
            ...energyLabels[0],
            ...fact.energyLabel,
            buildingIds: fact.building ? [fact.building.buildingId] : energyLabels[0].buildingIds,
          },
        ]
      : [],
  };
}

// Made by `npm run words:source`; change contract/records/catalogue.ts instead.
export const facts: Readonly<Record<string, string>> = {
  country_of_origin: 'Country of origin',
  hs_code: 'Customs tariff number',
  lead_time: 'Lead time',
};

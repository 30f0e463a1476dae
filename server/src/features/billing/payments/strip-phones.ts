/** The longest body that is kept. Those of M-Pesa have about 500 characters. */
const charactersMax = 4000;

/** Phone numbers, whole or with a masked end, in the forms that callbacks use. */
const phone = /(?:\+?254|\b0)[17][\d*]{8}\b|\b(?:254|0)[17]\d{1,7}\*+\d*/g;
const phoneField = /phone|msisdn|party/i;

/** The body of a callback as text for the log of an order, without phone numbers. */
export function stripPhones(body: unknown): string {
  const text = JSON.stringify(body, (_key, value: unknown) => (isPhoneField(value) ? undefined : value)) ?? 'null';
  return text.replaceAll(phone, '(phone)').slice(0, charactersMax);
}

/** {"Name": "PhoneNumber", "Value": …}, with a value of any form. */
function isPhoneField(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('Name' in value)) return false;
  return typeof value.Name === 'string' && phoneField.test(value.Name);
}

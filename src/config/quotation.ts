/** How many days the prices of a printed quotation are valid. */
export const QUOTATION_DAYS = 8;

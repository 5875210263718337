/** What a page logs without a connection, also for what it reads then. */
export const CUT_ERRORS = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/;

const TIME = new Intl.DateTimeFormat('es-CR', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/Costa_Rica',
});

/** Day and time in Costa Rica. @param time in ms since 1970 */
export const formatTime = (time: Date | number) => TIME.format(time);

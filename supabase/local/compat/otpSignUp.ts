const OTP_PATHS = new Set(['/auth/v1/otp', '/auth/v1/magiclink']);

/**
 * Refuses a sign-in by link or code, in the words of hosted for an unknown e-mail.
 *
 * With sign-up off, @supabase/lite still creates a user for whatever e-mail is sent to `/otp`. No such
 * e-mail could reach anybody from here, so known users are refused too.
 */
export function refuseOtp(request: Request): Response | null {
  if (!OTP_PATHS.has(new URL(request.url).pathname)) return null;
  const body = { code: 422, error_code: 'otp_disabled', msg: 'Signups not allowed for otp' };
  return Response.json(body, { status: 422 });
}

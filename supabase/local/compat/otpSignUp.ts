const OTP_PATHS = new Set(['/auth/v1/otp', '/auth/v1/magiclink']);

/**
 * Refuses a sign-in by link or code with the response of hosted to an unknown e-mail. @supabase/lite
 * would create a user, although sign-up is off. Known users are refused too, because no e-mail is sent
 * from here.
 */
export function refuseOtp(request: Request): Response | null {
  if (!OTP_PATHS.has(new URL(request.url).pathname)) return null;
  const body = { code: 422, error_code: 'otp_disabled', msg: 'Signups not allowed for otp' };
  return Response.json(body, { status: 422 });
}

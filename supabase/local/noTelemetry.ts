// Imported before @supabase/lite: what it may send home is decided when it is loaded.
process.env['LITE_TELEMETRY'] = '0';

/** What a program of the desktop needs to find its screen, its folders and its language. */
const SURROUNDINGS = [
  ...['PATH', 'HOME', 'USER', 'LOGNAME', 'LANG', 'LANGUAGE', 'LC_ALL', 'LC_CTYPE', 'TZ', 'TMPDIR', 'TEMP', 'TMP'],
  ...['DISPLAY', 'XAUTHORITY', 'WAYLAND_DISPLAY', 'XDG_RUNTIME_DIR', 'XDG_SESSION_TYPE', 'XDG_CURRENT_DESKTOP'],
  ...['XDG_CONFIG_HOME', 'XDG_CACHE_HOME', 'XDG_DATA_HOME', 'XDG_DATA_DIRS', 'XDG_CONFIG_DIRS'],
  ...['DBUS_SESSION_BUS_ADDRESS', 'FONTCONFIG_PATH', 'FONTCONFIG_FILE', 'SystemRoot', 'SystemDrive', 'WINDIR'],
  ...['APPDATA', 'LOCALAPPDATA', 'PROGRAMFILES', 'PROGRAMDATA', 'USERPROFILE', 'COMSPEC'],
]

/** The environment that such a program is given: the whole one may hold secrets that are none of its business. */
export function surroundings(env: NodeJS.ProcessEnv = process.env): Record<string, string> {
  const given = SURROUNDINGS.map((name) => [name, env[name]]).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given)
}

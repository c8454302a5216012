/** The workspace that owns what all workspaces share. */
export const SYSTEM_WORKSPACE = '00000000-0000-4000-8000-000000000001'

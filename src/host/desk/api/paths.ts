// Made by `npm run contracts` from contracts/openapi.json. Do not edit.

export interface paths {
    "/api/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAccounts"];
        put?: never;
        post: operations["addAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/invitations/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["revokeInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/passkeys/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["revokePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["revokeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["giveRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/roles/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["takeRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["endSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["newToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/tokens/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["revokeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listApprovals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCampaigns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["showCampaign"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/agent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["chooseCampaignAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/artifacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCampaignArtifacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/artifacts/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readArtifactVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/artifacts/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listArtifactVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["campaignChat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/diff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["diffRanking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["campaignFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["importProgress"];
        put?: never;
        post: operations["importLeads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/last-page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["campaignLastPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listLeads"];
        put?: never;
        post: operations["addLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/leads.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportLeads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/leads/{lead}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["showLead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/leads/{lead}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["eraseLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/leads/{lead}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["rejectLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/leads/{lead}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["retryLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/leads/{lead}/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["scoreLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCampaignMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/messages/{message}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["showCampaignMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["campaignProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["campaignQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCampaignReplies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/report.html": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["campaignReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/turn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["campaignTurn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCases"];
        put?: never;
        post: operations["createCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cases/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["showCase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cases/{id}/bundles/{bundle}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["checkBundle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cases/{id}/bundles/{bundle}/package": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["downloadBundle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cases/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCaseDocuments"];
        put?: never;
        post: operations["addCaseDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cases/{id}/documents/{document}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["showCaseDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cases/{id}/documents/{document}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["downloadCaseDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cases/{id}/facts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCaseFacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cases/{id}/matrix": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["showCaseMatrix"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cases/{id}/transcripts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCaseTranscripts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cases/{id}/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["beginCaseUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cases/{id}/uploads/{upload}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readCaseUpload"];
        put?: never;
        post?: never;
        delete: operations["abandonCaseUpload"];
        options?: never;
        head?: never;
        patch: operations["appendToCaseUpload"];
        trace?: never;
    };
    "/api/cases/{id}/uploads/{upload}/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["finishCaseUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cases/playbook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readPlaybook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cases/reference": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["caseReference"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/downloads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createDownload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listen"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goals/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["checkGoal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goals/example": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exampleGoal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/in-progress/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readUnderWay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["join"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/join/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["joinChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/leads/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["previewLeads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/meetings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listMeetings"];
        put?: never;
        post: operations["createMeeting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/meetings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["showMeeting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/meetings/{id}/attendees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["addAttendee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/meetings/{id}/attendees/{attendee}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listDemoMessages"];
        put?: never;
        post: operations["answerAsAttendee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/meetings/{id}/attendees/{attendee}/thread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["showThread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["describeApi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPolicies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPresence"];
        put?: never;
        post: operations["bePresent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/presence/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["leave"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/samples": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["startSample"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/backups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listBackups"];
        put?: never;
        post: operations["startBackup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/backups/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["downloadBackup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/backups/{file}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["checkBackup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/backups/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["cancelBackup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/features": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["probeFeatures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/mounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listMounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/policies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["showPolicies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/secrets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listSecrets"];
        put?: never;
        post: operations["setSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/secrets/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["removeSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-in/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["signInChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["stop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stops": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listStops"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/suppressions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["suppress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/suppressions/lift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["allow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tasks/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tasks/confirmations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["answerConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tasks/conversation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readConversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tasks/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tasks/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tasks/history/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tasks/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["importTasks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tasks/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["say"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tasks/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tasks/parse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["parseTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tasks/tools/{tool}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["callTool"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tasks/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readToday"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["verify"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Questions and tasks that wait for a person */
        get: operations["listWaiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspaces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listWorkspaces"];
        put?: never;
        post: operations["createWorkspace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspaces/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readWorkspace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspaces/{id}/approvals/{approval}/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["decisionChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspaces/{id}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspaces/{id}/entries/{seq}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspaces/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportWorkspace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspaces/{id}/inbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["sendToWorkspace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspaces/{id}/inbox/{item}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getInboxItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspaces/{id}/past": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readPast"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspaces/{id}/past/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readPastRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspaces/{id}/questions/{question}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a question of an agent */
        post: operations["answerQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspaces/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["replayWorkspace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspaces/{id}/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspaces/{id}/runs/{run}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspaces/{id}/tasks/{task}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Complete a task that only a person can complete */
        post: operations["completeTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspaces/{id}/tasks/{task}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reopen a blocked task, so that it is tried again */
        post: operations["reopenTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workspaces/{id}/why": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["whyDidThisHappen"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: never;
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        accounts: {
                            /** Format: date-time */
                            created_at: string;
                            created_by: string;
                            invitations: {
                                created_by: string;
                                /** Format: date-time */
                                expires_at: string;
                                /** Format: uuid */
                                invitation_id: string;
                            }[];
                            passkeys: {
                                /** Format: date-time */
                                created_at: string;
                                credential_id: string;
                                label: string;
                            }[];
                            revoked_at: string | null;
                            roles: string[];
                            sessions: {
                                /** Format: date-time */
                                created_at: string;
                                credential_id: string;
                                /** Format: date-time */
                                expires_at: string;
                                /** Format: date-time */
                                seen_at: string;
                                /** Format: uuid */
                                session_id: string;
                            }[];
                            /** @enum {string} */
                            status: "active" | "revoked";
                            tokens: {
                                /** Format: date-time */
                                created_at: string;
                                /** Format: uuid */
                                token_id: string;
                            }[];
                            user_id: string;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    addAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        ok: true;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    invite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        expires_at: string;
                        /** Format: uuid */
                        invitation_id: string;
                        link: string | null;
                        token: string;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    revokeInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    invitation_id: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        ok: true;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    revokePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    credential_id: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        ok: true;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    revokeAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        ok: true;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    giveRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    role: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        ok: true;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    takeRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    role: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        ok: true;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    session_id: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        ok: true;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    newToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        token: string;
                        /** Format: uuid */
                        token_id: string;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    token_id: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        ok: true;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    listApprovals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        approvals: {
                            action: string;
                            action_hash: string;
                            /** Format: uuid */
                            approval: string;
                            approvers: string[];
                            /** @enum {string} */
                            author: "agent" | "human";
                            content: string;
                            evidence: string;
                            /** Format: date-time */
                            expires_at: string;
                            granted_by: string[];
                            lane: string;
                            pack: string;
                            people_needed: number;
                            pins: {
                                lanes: string;
                                roles: string;
                            };
                            purpose: string;
                            recipient: string | null;
                            replaces: {
                                /** Format: uuid */
                                approval: string;
                                /** @enum {string} */
                                author: "agent" | "human";
                                content: string;
                            } | null;
                            /** Format: date-time */
                            requested_at: string;
                            /** @enum {string} */
                            risk: "low" | "medium" | "high" | "unrated";
                            /** Format: uuid */
                            workspace: string;
                            workspace_name: string;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    listCampaigns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        campaigns: {
                            account: string | null;
                            channel: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: uuid */
                            id: string;
                            /** LeadCounts */
                            leads: {
                                accepted: number;
                                contacted: number;
                                pending: number;
                                rejected: number;
                                responded: number;
                                total: number;
                            };
                            messages: {
                                failed: number;
                                sent: number;
                                uncertain: number;
                                waiting: number;
                            };
                            name: string;
                            now: string | null;
                            /** @enum {string} */
                            status: "initializing" | "active" | "paused" | "completed" | "error";
                            status_reason: string | null;
                            stopped: boolean;
                            tasks: {
                                blocked: number;
                                done: number;
                                total: number;
                            };
                            waiting: {
                                approvals: number;
                                questions: number;
                                set_aside: number;
                                uncertain: number;
                                unread: number;
                            };
                        }[];
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    showCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        budget: {
                            agent_calls?: number;
                            cost_micros?: number;
                            tokens?: number;
                        };
                        /** CampaignOverview */
                        campaign: {
                            /** Format: date-time */
                            created_at: string;
                            discovery: {
                                added: number;
                                found: number;
                                left_out: {
                                    [key: string]: number;
                                };
                                pages: number;
                            } | null;
                            failed: number;
                            /** Format: uuid */
                            id: string;
                            /** LeadCounts */
                            leads: {
                                accepted: number;
                                contacted: number;
                                pending: number;
                                rejected: number;
                                responded: number;
                                total: number;
                            };
                            messages: {
                                approved?: number;
                                failed?: number;
                                returned?: number;
                                sent?: number;
                                uncertain?: number;
                            };
                            name: string;
                            ready_to_send: number;
                            set_aside: {
                                code: string;
                                headline: string | null;
                                /** LeadInShort */
                                lead: {
                                    company: string | null;
                                    full_name: string;
                                    /** Format: uuid */
                                    id: string;
                                    job_title: string | null;
                                    profile_url: string;
                                    /** @enum {string} */
                                    status: "pending" | "contacted" | "accepted" | "responded" | "rejected";
                                    weight_score: number | null;
                                };
                                location: string | null;
                                reason: string;
                                /** Format: date-time */
                                since: string;
                                /** @enum {string} */
                                stage: "draft" | "send" | "look";
                            }[];
                            /** @enum {string} */
                            status: "initializing" | "active" | "paused" | "completed" | "error";
                            status_reason: string | null;
                            stopped: boolean;
                            task_counts: {
                                blocked: number;
                                done: number;
                                in_progress: number;
                                pending: number;
                                total: number;
                            };
                            tasks: {
                                blocked_reason: string | null;
                                /** Format: date-time */
                                created_at: string;
                                description: string;
                                /** Format: uuid */
                                id: string;
                                preconditions: string[];
                                required_effects: Record<string, unknown>[];
                                /** @enum {string} */
                                source: "controller" | "agent" | "user";
                                /** @enum {string} */
                                status: "pending" | "in_progress" | "done" | "blocked";
                                /** Format: date-time */
                                updated_at: string;
                            }[];
                            today: {
                                connects: number;
                                day: string;
                                messages: number;
                            };
                            waiting: {
                                approvals: number;
                                drafts: number;
                                questions: number;
                                set_aside: number;
                                tasks: number;
                                uncertain: number;
                                unread: number;
                            };
                        };
                        /** AnyCampaignGoal */
                        goal: {
                            account?: string;
                            /** @enum {string} */
                            agent?: "playbook" | "model" | "external";
                            audience?: string;
                            /** @enum {string} */
                            channel?: "demo" | "linkedin";
                            close_days?: number;
                            contacts?: number;
                            discover?: {
                                at_most: number;
                                query: string;
                            };
                            give_up_days?: number;
                            offer?: string;
                            one_per_company?: boolean;
                            /** ScoringConfig */
                            scoring?: {
                                criteria: {
                                    company_size?: {
                                        max?: number;
                                        min?: number;
                                        weight: number;
                                    };
                                    job_title_relevance?: {
                                        target_keywords: string[];
                                        weight: number;
                                    };
                                    location?: {
                                        places: string[];
                                        weight: number;
                                    };
                                    profile_completeness?: {
                                        weight: number;
                                    };
                                    recent_activity?: {
                                        days: number;
                                        weight: number;
                                    };
                                    seniority?: {
                                        levels: ("intern" | "junior" | "mid" | "senior" | "lead" | "manager" | "director" | "vp" | "c_level" | "owner")[];
                                        weight: number;
                                    };
                                };
                            };
                            sender?: string;
                            steps?: {
                                drafts: {
                                    text: string;
                                    variant: string;
                                }[];
                                /** @enum {string} */
                                type: "connection_request" | "follow_up" | "direct_message";
                                wait_days?: number;
                            }[];
                            time_zone?: string;
                        } & {
                            [key: string]: unknown;
                        };
                        limits: {
                            account: string;
                            acts: {
                                connect: {
                                    caps: {
                                        day: number;
                                        week: number;
                                    };
                                    used: {
                                        day: number;
                                        week: number;
                                    };
                                };
                                message: {
                                    caps: {
                                        day: number;
                                        week: number;
                                    };
                                    used: {
                                        day: number;
                                        week: number;
                                    };
                                };
                                view: {
                                    caps: {
                                        day: number;
                                        week: number;
                                    };
                                    used: {
                                        day: number;
                                        week: number;
                                    };
                                };
                            };
                            opens: string | null;
                            time_zone: string;
                        } | null;
                        uncertain: {
                            /** Format: uuid */
                            effect: string;
                            recipient: string | null;
                            /** Format: date-time */
                            since: string;
                            tool: string;
                        }[];
                        usage: {
                            agent_calls: number;
                            cost_micros: number;
                            tokens: number;
                        };
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    chooseCampaignAgent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    agent: "playbook" | "model" | "external";
                    person?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        agent: "playbook" | "model" | "external";
                        before: ("playbook" | "model" | "external") | null;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    listCampaignArtifacts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        artifacts: {
                            artifact_key: string;
                            artifact_type: string;
                            byte_size: number;
                            content_type: string;
                            /** Format: date-time */
                            created_at: string;
                            hash: string;
                            /** @enum {string} */
                            source: "user" | "agent";
                            /** @enum {string} */
                            status: "pending" | "approved" | "rejected";
                            version: number;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    readArtifactVersion: {
        parameters: {
            query: {
                key: string;
                type: string;
                version: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        artifact_key: string;
                        artifact_type: string;
                        byte_size: number;
                        content: string | null;
                        content_type: string;
                        /** Format: date-time */
                        created_at: string;
                        hash: string;
                        /** @enum {string} */
                        source: "user" | "agent";
                        /** @enum {string} */
                        status: "pending" | "approved" | "rejected";
                        version: number;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    listArtifactVersions: {
        parameters: {
            query: {
                key: string;
                type: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        versions: {
                            artifact_key: string;
                            artifact_type: string;
                            byte_size: number;
                            content_type: string;
                            /** Format: date-time */
                            created_at: string;
                            hash: string;
                            /** @enum {string} */
                            source: "user" | "agent";
                            /** @enum {string} */
                            status: "pending" | "approved" | "rejected";
                            version: number;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    campaignChat: {
        parameters: {
            query?: {
                before_at?: string;
                before_id?: string;
                limit?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        chat: {
                            /** @enum {string} */
                            author: "controller" | "agent" | "user";
                            /** Format: uuid */
                            id: string;
                            /** Format: date-time */
                            said_at: string;
                            text: string;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    diffRanking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    config: Record<string, unknown>;
                    on_date?: string;
                    top?: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ranking: {
                            company: string | null;
                            full_name: string;
                            job_title: string | null;
                            /** Format: uuid */
                            lead_id: string;
                            place_after: number;
                            place_before: number;
                            score_after: number;
                            score_before: number | null;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    campaignFigures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        approval_latency: {
                            action: string;
                            count: number;
                            max_seconds: number;
                            median_seconds: number;
                            p90_seconds: number;
                            turned_down: number;
                        }[];
                        funnel: {
                            /** LeadCounts */
                            leads: {
                                accepted: number;
                                contacted: number;
                                pending: number;
                                rejected: number;
                                responded: number;
                                total: number;
                            };
                            reached: {
                                accepted: number;
                                contacted: number;
                                responded: number;
                            };
                            shares: {
                                accepted: number | null;
                                contacted: number | null;
                                responded: number | null;
                            };
                        };
                        per_day: {
                            cut: boolean;
                            days: {
                                accepted: number;
                                day: string;
                                replied: number;
                                sent: number;
                            }[];
                            time_zone: string;
                        };
                        per_variant: {
                            accepted: number | null;
                            accepted_share: {
                                high: number;
                                low: number;
                                share: number;
                            } | null;
                            replied: number;
                            replied_share: {
                                high: number;
                                low: number;
                                share: number;
                            } | null;
                            sent: number;
                            step: number;
                            /** @enum {string} */
                            type: "connection_request" | "follow_up" | "direct_message";
                            variant: string | null;
                        }[];
                        rejections: {
                            approvals: {
                                action: string;
                                count: number;
                                reason: string | null;
                            }[];
                            proposals: {
                                code: string;
                                count: number;
                                /** Format: date-time */
                                last_at: string;
                            }[];
                        };
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    importProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rows: number | null;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    importLeads: {
        parameters: {
            query?: {
                mapping?: string;
                name?: string;
                person?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        errors: {
                            code: string;
                            column: string | null;
                            message: string;
                            row: number;
                        }[];
                        imported: number;
                        notices: {
                            code: string;
                            message: string;
                        }[];
                        rows: number;
                        sha256: string;
                        skipped: number;
                        skipped_by_code: {
                            [key: string]: number;
                        };
                        warned: number;
                        warnings: {
                            code: string;
                            column: string | null;
                            message: string;
                            row: number;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    campaignLastPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        seen: {
                            page: {
                                cut: boolean;
                                elements: {
                                    disabled?: boolean;
                                    name: string;
                                    nth?: number;
                                    role: string;
                                    value?: string;
                                }[];
                                text: string;
                                title: string;
                                /** @enum {boolean} */
                                untrusted: true;
                                url: string;
                            };
                            /** Format: date-time */
                            seen_at: string;
                            task: string;
                            tool: string;
                        } | null;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    listLeads: {
        parameters: {
            query?: {
                after?: string;
                at?: string;
                direction?: "ascending" | "descending";
                limit?: string;
                order?: "score" | "name" | "company" | "added" | "status";
                score_high?: string;
                score_low?: string;
                search?: string;
                statuses?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        counts: {
                            accepted: number;
                            contacted: number;
                            pending: number;
                            rejected: number;
                            responded: number;
                            total: number;
                        };
                        leads: {
                            about: string | null;
                            active_on: string | null;
                            company: string | null;
                            company_size_high: number | null;
                            company_size_low: number | null;
                            computed_score: number | null;
                            created_at: string;
                            full_name: string;
                            given_score: number | null;
                            headline: string | null;
                            /** Format: uuid */
                            id: string;
                            job_title: string | null;
                            location: string | null;
                            points: number;
                            profile_url: string;
                            score_by: string | null;
                            score_reason: string | null;
                            score_version: number | null;
                            scored_on: string | null;
                            seniority: string | null;
                            /** @enum {string} */
                            source: "import" | "manual" | "discovered";
                            source_row: number | null;
                            /** @enum {string} */
                            status: "pending" | "contacted" | "accepted" | "responded" | "rejected";
                            updated_at: string | null;
                            weight_score: number | null;
                        }[];
                        next: string | null;
                        total: number | null;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    addLead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    lead: {
                        about?: string;
                        active_on?: string;
                        company?: string;
                        company_domain?: string;
                        company_size?: string;
                        first_name?: string;
                        full_name?: string;
                        headline?: string;
                        job_title?: string;
                        last_name?: string;
                        location?: string;
                        profile_url?: string;
                        seniority?: string;
                    };
                    person?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        warnings: {
                            code: string;
                            column: string | null;
                            message: string;
                            row: number;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    exportLeads: {
        parameters: {
            query?: {
                person?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    showLead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                lead: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        about: string | null;
                        active_on: string | null;
                        company: string | null;
                        company_size_high: number | null;
                        company_size_low: number | null;
                        computed_score: number | null;
                        created_at: string;
                        full_name: string;
                        given_score: number | null;
                        headline: string | null;
                        /** Format: uuid */
                        id: string;
                        job_title: string | null;
                        location: string | null;
                        points: number;
                        profile_url: string;
                        score_by: string | null;
                        score_explanation: {
                            factor: string;
                            part: string;
                            value: string;
                            weight: string;
                        }[];
                        score_reason: string | null;
                        score_version: number | null;
                        scored_on: string | null;
                        seniority: string | null;
                        /** @enum {string} */
                        source: "import" | "manual" | "discovered";
                        source_row: number | null;
                        /** @enum {string} */
                        status: "pending" | "contacted" | "accepted" | "responded" | "rejected";
                        updated_at: string | null;
                        weight_score: number | null;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    eraseLead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                lead: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    everywhere?: boolean;
                    person?: string;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        campaigns: number;
                        /** @enum {string} */
                        cleaned: "tables" | "files" | "later";
                        rows: number;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    rejectLead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                lead: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    person?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        ok: true;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    retryLead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                lead: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    lead?: {
                        company?: string;
                        full_name?: string;
                        headline?: string;
                        job_title?: string;
                        location?: string;
                        profile_url?: string;
                    };
                    person?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        ok: true;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    scoreLead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                lead: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    person?: string;
                    reason?: string;
                    score: number | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        ok: true;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    listCampaignMessages: {
        parameters: {
            query?: {
                after_at?: string;
                after_id?: string;
                lead?: string;
                limit?: string;
                status?: "approved" | "sent" | "failed" | "uncertain" | "returned";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        messages: {
                            /** Format: date-time */
                            approved_at: string;
                            /** @enum {string} */
                            author: "agent" | "human";
                            failures: number;
                            /** LeadInShort */
                            lead: {
                                company: string | null;
                                full_name: string;
                                /** Format: uuid */
                                id: string;
                                job_title: string | null;
                                profile_url: string;
                                /** @enum {string} */
                                status: "pending" | "contacted" | "accepted" | "responded" | "rejected";
                                weight_score: number | null;
                            };
                            /** Format: uuid */
                            message_id: string;
                            sent_at: string | null;
                            /** @enum {string} */
                            status: "approved" | "sent" | "failed" | "uncertain" | "returned";
                            step: number;
                            text: string;
                            /** @enum {string} */
                            type: "connection_request" | "follow_up" | "direct_message";
                            variant: string | null;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    showCampaignMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                message: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        approvals: {
                            /** Format: uuid */
                            approval_id: string;
                            /** @enum {string} */
                            author: "agent" | "human";
                            decided_at: string | null;
                            decided_by: string | null;
                            grants: {
                                /** Format: date-time */
                                granted_at: string;
                                person: string;
                                role: string;
                            }[];
                            latency_seconds: number | null;
                            reason: string | null;
                            /** Format: date-time */
                            requested_at: string;
                            status: string;
                            text: string | null;
                        }[];
                        /** Format: date-time */
                        approved_at: string;
                        /** @enum {string} */
                        author: "agent" | "human";
                        failures: number;
                        intents: {
                            /** Format: date-time */
                            created_at: string;
                            decided_by: string | null;
                            ended_at: string | null;
                            evidence: {
                                detail: string | null;
                                found: boolean;
                                /** Format: date-time */
                                read_at: string;
                            }[];
                            /** Format: uuid */
                            intent_id: string;
                            receipts: {
                                error: string | null;
                                outcome: string;
                                /** Format: date-time */
                                received_at: string;
                            }[];
                            /** @enum {string} */
                            status: "open" | "verified" | "not_done" | "uncertain";
                        }[];
                        /** LeadInShort */
                        lead: {
                            company: string | null;
                            full_name: string;
                            /** Format: uuid */
                            id: string;
                            job_title: string | null;
                            profile_url: string;
                            /** @enum {string} */
                            status: "pending" | "contacted" | "accepted" | "responded" | "rejected";
                            weight_score: number | null;
                        };
                        /** Format: uuid */
                        message_id: string;
                        sent_at: string | null;
                        /** @enum {string} */
                        status: "approved" | "sent" | "failed" | "uncertain" | "returned";
                        step: number;
                        text: string;
                        /** @enum {string} */
                        type: "connection_request" | "follow_up" | "direct_message";
                        variant: string | null;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    campaignProposal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    client?: string;
                    person?: string;
                    proposal: string;
                    snapshot_hash: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    campaignQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        questions: {
                            answer: string | null;
                            answered_at: string | null;
                            answered_by: string | null;
                            /** Format: date-time */
                            asked_at: string;
                            context: string | null;
                            /** Format: uuid */
                            id: string;
                            options: string[];
                            question: string;
                            /** @enum {string} */
                            status: "open" | "answered";
                        }[];
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    listCampaignReplies: {
        parameters: {
            query?: {
                after_at?: string;
                after_id?: string;
                limit?: string;
                unread?: "true";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        counts: {
                            opted_out: number;
                            people: number;
                            total: number;
                            unread: number;
                        };
                        replies: {
                            before: {
                                /** Format: uuid */
                                message_id: string;
                                /** Format: date-time */
                                sent_at: string;
                                step: number;
                                text: string;
                                /** @enum {string} */
                                type: "connection_request" | "follow_up" | "direct_message";
                            }[];
                            first: boolean;
                            /** LeadInShort */
                            lead: {
                                company: string | null;
                                full_name: string;
                                /** Format: uuid */
                                id: string;
                                job_title: string | null;
                                profile_url: string;
                                /** @enum {string} */
                                status: "pending" | "contacted" | "accepted" | "responded" | "rejected";
                                weight_score: number | null;
                            };
                            number: number;
                            opts_out: boolean;
                            read_at: string | null;
                            read_by: string | null;
                            /** Format: uuid */
                            reply_id: string;
                            /** Format: date-time */
                            seen_at: string;
                            step: number;
                            text: string;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    campaignReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    campaignTurn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    listCases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cases: {
                            case: ("intake" | "needs_more" | "accepted" | "rejected" | "closed") | null;
                            conflict: ("unknown" | "no" | "possible" | "yes") | null;
                            /** Format: date-time */
                            created_at: string;
                            documents: number;
                            facts: number;
                            /** Format: uuid */
                            id: string;
                            matter: string;
                            matter_type: string;
                            name: string;
                            /** @enum {string} */
                            status: "initializing" | "active" | "paused" | "completed" | "error";
                            status_reason: string | null;
                            stopped: boolean;
                            unreadable: number;
                            waiting: {
                                approvals: number;
                                uncertain: number;
                            };
                        }[];
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    createCase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    coa_version?: string;
                    matter: string;
                    /** @enum {string} */
                    matter_type: "employment";
                    name?: string;
                    prompt_pack?: string;
                    role: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    showCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        bundles: {
                            /** Format: uuid */
                            bundle_id: string;
                            counts: Record<string, unknown>;
                            /** @enum {string} */
                            kind: "discovery_production" | "internal_review" | "attorney_client_delivery" | "court_filing_support" | "expert_review" | "backup_archive" | "other";
                            package_bytes: number | null;
                            package_hash: string | null;
                            problem: string | null;
                            reason: string;
                            /** @enum {string} */
                            status: "wanted" | "created" | "validated" | "signed" | "finalized" | "failed";
                            /** Format: date-time */
                            updated_at: string;
                        }[];
                        case: {
                            closed_by: string | null;
                            coa_hash: string;
                            coa_version: string;
                            /** @enum {string} */
                            conflict: "unknown" | "no" | "possible" | "yes";
                            decided_at: string | null;
                            decided_by: string | null;
                            decided_why: string | null;
                            documents: number;
                            facts: number;
                            intake_round: number;
                            map_round: number;
                            /** @enum {string} */
                            status: "intake" | "needs_more" | "accepted" | "rejected" | "closed";
                        } | null;
                        /** Format: date-time */
                        created_at: string;
                        entities: {
                            details: Record<string, unknown>;
                            /** Format: uuid */
                            entity_id: string;
                            /** @enum {string} */
                            kind: "person" | "organisation";
                            name: string;
                            /** @enum {string} */
                            side: "client" | "opposing" | "related" | "unknown";
                        }[];
                        flagged: {
                            /** @enum {string} */
                            answer: "yes" | "possible";
                            name: string;
                            /** @enum {string} */
                            side: "client" | "opposing" | "related";
                        }[];
                        goal: Record<string, unknown>;
                        /** Format: uuid */
                        id: string;
                        name: string;
                        notes: {
                            content: Record<string, unknown>;
                            /** Format: date-time */
                            created_at: string;
                            /** @enum {string} */
                            kind: "intake_summary" | "intake_checklist" | "interview_notes";
                            /** Format: uuid */
                            note_id: string;
                            round: number;
                        }[];
                        overrides: {
                            action: string;
                            /** Format: date-time */
                            at: string;
                            person: string;
                            reason: string;
                            ticket: string;
                        }[];
                        promotions: {
                            /** Format: uuid */
                            candidate_document_id: string;
                            findings: {
                                code: string;
                                end: number;
                                /** @enum {string} */
                                kind: "client_identity" | "raw_case_text" | "privileged_notes";
                                source?: {
                                    end: number;
                                    id: string;
                                    start: number;
                                };
                                start: number;
                                what: string;
                            }[];
                            insight: string;
                            /** Format: uuid */
                            promotion_ticket_id: string;
                            receipt: string | null;
                            signed_off_by: string;
                            /** @enum {string} */
                            status: "open" | "denied" | "refused" | "promoted";
                            title: string;
                            /** Format: date-time */
                            updated_at: string;
                        }[];
                        session: {
                            /** Format: uuid */
                            client_session_id: string;
                            consent_at: string | null;
                            consent_by: string | null;
                            consent_recording: boolean | null;
                            dictation_id: string | null;
                            number: number;
                            prompt_pack: string;
                            /** @enum {string} */
                            status: "open" | "heard" | "closed";
                        } | null;
                        /** @enum {string} */
                        status: "initializing" | "active" | "paused" | "completed" | "error";
                        status_reason: string | null;
                        stopped: boolean;
                        turns: {
                            answer: string | null;
                            audio: boolean;
                            number: number;
                            problem: string | null;
                            question: string;
                            skipped: boolean;
                            source: ("typed" | "dictated") | null;
                            /** Format: uuid */
                            turn_id: string;
                            waits: boolean;
                        }[];
                        undecided: number;
                        unread: number;
                        unreadable: number;
                        waivers: {
                            /** @enum {string} */
                            answer: "yes" | "possible";
                            given_by: string;
                            names: string[];
                            /** Format: date-time */
                            recorded_at: string;
                            recorded_by: string;
                            words: string;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    checkBundle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bundle: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        bundle_id: string | null;
                        entries: number;
                        kind: ("discovery_production" | "internal_review" | "attorney_client_delivery" | "court_filing_support" | "expert_review" | "backup_archive" | "other") | null;
                        ok: boolean;
                        problems: {
                            code: string;
                            message: string;
                            offset?: number;
                            path: string;
                        }[];
                        signed_by: string | null;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    downloadBundle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bundle: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    listCaseDocuments: {
        parameters: {
            query?: {
                after?: string;
                limit?: string;
                undecided?: "true";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        documents: {
                            about: Record<string, unknown>;
                            /** Format: uuid */
                            artifact_id: string;
                            /** @enum {string} */
                            artifact_kind: "document" | "image" | "audio" | "client_intake_form" | "client_session" | "promotion_ticket" | "candidate_insight" | "export_request" | "redaction_profile" | "transcript";
                            byte_size: number;
                            content_type: string;
                            decision: ("include" | "withhold" | "redact") | null;
                            /** Format: uuid */
                            document_id: string;
                            hash: string;
                            is_undecided: boolean;
                            name: string;
                            number: number;
                            pages: number | null;
                            passages: string[];
                            privilege_basis: string | null;
                            privilege_by: string | null;
                            privileged: boolean;
                            problem: string | null;
                            signs: {
                                /** @enum {string} */
                                kind: "legend" | "lawyer" | "advice" | "litigation" | "file_name" | "not_read";
                                page: number | null;
                                quote: string;
                            }[];
                            /** @enum {string} */
                            stage: "received" | "read" | "mapped" | "unreadable" | "kept";
                            /** Format: date-time */
                            uploaded_at: string;
                            uploaded_by: string;
                        }[];
                        total: number;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    addCaseDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    artifact_kind: "document" | "image" | "audio";
                    /** Format: uuid */
                    case_id?: string;
                    content_type: string;
                    name: string;
                    role: string;
                    sha256: string;
                    size_bytes: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        item: string;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    showCaseDocument: {
        parameters: {
            query?: {
                page?: string;
            };
            header?: never;
            path: {
                document: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        about: Record<string, unknown>;
                        /** Format: uuid */
                        artifact_id: string;
                        /** @enum {string} */
                        artifact_kind: "document" | "image" | "audio" | "client_intake_form" | "client_session" | "promotion_ticket" | "candidate_insight" | "export_request" | "redaction_profile" | "transcript";
                        byte_size: number;
                        content_type: string;
                        decision: ("include" | "withhold" | "redact") | null;
                        /** Format: uuid */
                        document_id: string;
                        hash: string;
                        is_undecided: boolean;
                        name: string;
                        number: number;
                        page: number;
                        pages: number | null;
                        passages: string[];
                        privilege_basis: string | null;
                        privilege_by: string | null;
                        privileged: boolean;
                        problem: string | null;
                        signs: {
                            /** @enum {string} */
                            kind: "legend" | "lawyer" | "advice" | "litigation" | "file_name" | "not_read";
                            page: number | null;
                            quote: string;
                        }[];
                        /** @enum {string} */
                        stage: "received" | "read" | "mapped" | "unreadable" | "kept";
                        text: string | null;
                        /** Format: date-time */
                        uploaded_at: string;
                        uploaded_by: string;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    downloadCaseDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    listCaseFacts: {
        parameters: {
            query?: {
                after?: string;
                document_id?: string;
                limit?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        facts: {
                            added_by: string | null;
                            corrected: {
                                by: string;
                                reason: string;
                            } | null;
                            document: string | null;
                            document_id: string | null;
                            elements: {
                                coa_id: string;
                                element_id: string;
                                mapped_by: string | null;
                                /** @enum {string} */
                                relation: "supports" | "weighs_against" | "to_review";
                                weight: number;
                            }[];
                            end: number | null;
                            entities: unknown[];
                            /** Format: uuid */
                            fact_id: string;
                            happened: Record<string, unknown> | null;
                            number: number;
                            original: string | null;
                            page: number | null;
                            rejected: {
                                by: string;
                                reason: string;
                            } | null;
                            start: number | null;
                            statement: string;
                            /** @enum {string} */
                            status: "supported" | "unsupported";
                        }[];
                        total: number;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    showCaseMatrix: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        coa_version: string;
                        round: number;
                        rows: {
                            coa_id: string;
                            element_id: string;
                            facts: {
                                added_by: string | null;
                                corrected: {
                                    by: string;
                                    reason: string;
                                } | null;
                                document: string | null;
                                document_id: string | null;
                                elements: {
                                    coa_id: string;
                                    element_id: string;
                                    mapped_by: string | null;
                                    /** @enum {string} */
                                    relation: "supports" | "weighs_against" | "to_review";
                                    weight: number;
                                }[];
                                end: number | null;
                                entities: unknown[];
                                /** Format: uuid */
                                fact_id: string;
                                happened: Record<string, unknown> | null;
                                number: number;
                                original: string | null;
                                page: number | null;
                                rejected: {
                                    by: string;
                                    reason: string;
                                } | null;
                                start: number | null;
                                statement: string;
                                /** @enum {string} */
                                status: "supported" | "unsupported";
                            }[];
                            missing: string;
                            /** @enum {string} */
                            status: "supported" | "thin" | "gap";
                        }[];
                        summary: string | null;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    listCaseTranscripts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        transcripts: {
                            /** Format: uuid */
                            client_session_id: string;
                            /** Transcript */
                            content: {
                                client_session_id: string;
                                corrects: string | null;
                                language: string | null;
                                turns: {
                                    at: string | null;
                                    corrected: boolean;
                                    question_id: string | null;
                                    /** @enum {string} */
                                    source: "asked" | "typed" | "dictated";
                                    /** @enum {string} */
                                    speaker: "interviewer" | "client" | "attorney" | "interpreter" | "other";
                                    text: string;
                                    turn: number;
                                }[];
                                version: number;
                            };
                            corrected_by: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: uuid */
                            transcript_id: string;
                            version: number;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    beginCaseUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    sha256?: string;
                    size_bytes: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        offset: number;
                        /** Format: uuid */
                        upload_id: string;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    readCaseUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                upload: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        offset: number;
                        size_bytes: number;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    abandonCaseUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                upload: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        abandoned: true;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    appendToCaseUpload: {
        parameters: {
            query?: never;
            header: {
                "upload-offset": string;
            };
            path: {
                id: string;
                upload: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        offset: number;
                        size_bytes: number;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    finishCaseUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                upload: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    sha256?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sha256: string;
                        size_bytes: number;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    readPlaybook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entries: {
                            body: string;
                            /** Format: uuid */
                            playbook_id: string;
                            /** Format: date-time */
                            promoted_at: string;
                            /** Format: uuid */
                            promotion_ticket_id: string;
                            signed_off_by: string;
                            tags: string[];
                            title: string;
                        }[];
                        heuristics: {
                            advice: string;
                            /** Format: uuid */
                            heuristic_id: string;
                            /** Format: date-time */
                            promoted_at: string;
                            /** Format: uuid */
                            promotion_ticket_id: string;
                            signed_off_by: string;
                            when: string;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    caseReference: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        bundle_kinds: ("discovery_production" | "internal_review" | "attorney_client_delivery" | "court_filing_support" | "expert_review" | "backup_archive" | "other")[];
                        forms: {
                            schema: Record<string, unknown>;
                            sections: Record<string, unknown>[];
                            title: string;
                            version: string;
                        }[];
                        matter_types: string[];
                        prompt_packs: {
                            consent: string;
                            title: string;
                            version: string;
                        }[];
                        speech: boolean;
                        taxonomies: {
                            causes: {
                                elements: {
                                    id: string;
                                    needs: string;
                                    title: string;
                                }[];
                                id: string;
                                title: string;
                            }[];
                            jurisdiction: string;
                            title: string;
                            version: string;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    createDownload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    path: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        url: string;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    listen: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    checkGoal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    goal: Record<string, unknown>;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        error: {
                            code: string;
                            message: string;
                            next: string;
                            path: string;
                        } | null;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    exampleGoal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** CampaignGoal */
                        goal: {
                            account: string;
                            /** @enum {string} */
                            agent?: "playbook" | "model" | "external";
                            audience: string;
                            /** @enum {string} */
                            channel: "demo" | "linkedin";
                            close_days?: number;
                            contacts: number;
                            discover?: {
                                at_most: number;
                                query: string;
                            };
                            give_up_days?: number;
                            offer: string;
                            one_per_company?: boolean;
                            /** ScoringConfig */
                            scoring?: {
                                criteria: {
                                    company_size?: {
                                        max?: number;
                                        min?: number;
                                        weight: number;
                                    };
                                    job_title_relevance?: {
                                        target_keywords: string[];
                                        weight: number;
                                    };
                                    location?: {
                                        places: string[];
                                        weight: number;
                                    };
                                    profile_completeness?: {
                                        weight: number;
                                    };
                                    recent_activity?: {
                                        days: number;
                                        weight: number;
                                    };
                                    seniority?: {
                                        levels: ("intern" | "junior" | "mid" | "senior" | "lead" | "manager" | "director" | "vp" | "c_level" | "owner")[];
                                        weight: number;
                                    };
                                };
                            };
                            sender: string;
                            steps: {
                                drafts: {
                                    text: string;
                                    variant: string;
                                }[];
                                /** @enum {string} */
                                type: "connection_request" | "follow_up" | "direct_message";
                                wait_days?: number;
                            }[];
                            time_zone: string;
                        };
                        text: string;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        ok: true;
                        packs: string[];
                        person: string;
                        pid: number;
                        version: string;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    readUnderWay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        done: number | null;
                        total: number | null;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    join: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    credential: {
                        attestation_object: string;
                        client_data: string;
                        id: string;
                    };
                    invitation: string;
                    label: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        expires_at: string;
                        page_secret: string;
                        user_id: string;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    joinChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    invitation: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        options: Record<string, unknown>;
                        user_id: string;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    previewLeads: {
        parameters: {
            query?: {
                campaign?: string;
                mapping?: string;
                name?: string;
                person?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: string[];
                        mapping: {
                            about?: number;
                            active_on?: number;
                            company?: number;
                            company_domain?: number;
                            company_size?: number;
                            first_name?: number;
                            full_name?: number;
                            headline?: number;
                            job_title?: number;
                            last_name?: number;
                            location?: number;
                            profile_url?: number;
                            seniority?: number;
                        };
                        notices: {
                            code: string;
                            message: string;
                        }[];
                        rows: {
                            cells: string[];
                            errors: {
                                code: string;
                                column: string | null;
                                message: string;
                                row: number;
                            }[];
                            lead: {
                                about: string | null;
                                active_on: string | null;
                                company: string | null;
                                company_domain: string | null;
                                company_size_high: number | null;
                                company_size_low: number | null;
                                full_name: string;
                                headline: string | null;
                                job_title: string | null;
                                location: string | null;
                                profile_url: string;
                                seniority: string | null;
                            } | null;
                            row: number;
                            warnings: {
                                code: string;
                                column: string | null;
                                message: string;
                                row: number;
                            }[];
                        }[];
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    getMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        accounts: {
                            address: string;
                            built_in: boolean;
                            name: string;
                        }[];
                        calendars: {
                            /** @enum {string} */
                            kind: "built_in" | "caldav" | "google" | "microsoft";
                            name: string;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        mode: "local" | "shared";
                        roles: string[];
                        session: string | null;
                        user_id: string;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    listMeetings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meetings: {
                            account: string | null;
                            attendees: number;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: uuid */
                            id: string;
                            meeting: ("choosing" | "asking" | "agreed" | "cancelled" | "over") | null;
                            name: string;
                            score: number | null;
                            starts_at: string | null;
                            /** @enum {string} */
                            status: "initializing" | "active" | "paused" | "completed" | "error";
                            status_reason: string | null;
                            stopped: boolean;
                            time_zone: string | null;
                            waiting: {
                                approvals: number;
                                questions: number;
                                uncertain: number;
                            };
                            yes: number;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    createMeeting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    account: string;
                    attendees: {
                        default_language?: string;
                        /** Format: email */
                        email: string;
                        full_name: string;
                        required: boolean;
                        time_zone?: string;
                    }[];
                    calendars?: string[];
                    description?: string;
                    duration: number;
                    hours?: {
                        from: string;
                        to: string;
                    };
                    location: string;
                    /** Format: date-time */
                    start?: string;
                    time_zone: string;
                    title: string;
                    window?: {
                        /** Format: date-time */
                        from: string;
                        /** Format: date-time */
                        to: string;
                    };
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    showMeeting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        attendees: {
                            /** Format: uuid */
                            attendee_id: string;
                            closed_why: string | null;
                            default_language: string | null;
                            email: string;
                            engagement: string;
                            follow_up_at: string | null;
                            full_name: string;
                            inbound: number;
                            invited: boolean;
                            mails_out: number;
                            next_action: {
                                subtype: string | null;
                                type: string;
                            } | null;
                            number: number;
                            partstat: ("accepted" | "declined" | "tentative") | null;
                            reason: string;
                            required: boolean;
                            score: number;
                            /** @enum {string} */
                            stage: "decide" | "write" | "wait" | "person" | "closed";
                            time_zone: string | null;
                            turned_down: boolean;
                            uncertain: string | null;
                            waits_for_approval: boolean;
                            yes: boolean;
                        }[];
                        /** Format: date-time */
                        created_at: string;
                        event_score: number | null;
                        /** MeetingGoal */
                        goal: {
                            account: string;
                            calendars?: string[];
                            description?: string;
                            duration: number;
                            from: {
                                /** Format: email */
                                address: string;
                                name: string;
                            };
                            hours?: {
                                from: string;
                                to: string;
                            };
                            location: string;
                            time_zone: string;
                            title: string;
                            window?: {
                                /** Format: date-time */
                                from: string;
                                /** Format: date-time */
                                to: string;
                            };
                        };
                        /** Format: uuid */
                        id: string;
                        meeting: {
                            chosen_at: string | null;
                            chosen_by: string | null;
                            ended_by: string | null;
                            ended_why: string | null;
                            ends_at: string | null;
                            /** @enum {string} */
                            kept: "nothing" | "held" | "confirmed" | "refused";
                            looking: boolean;
                            slot: number;
                            starts_at: string | null;
                            /** @enum {string} */
                            status: "choosing" | "asking" | "agreed" | "cancelled" | "over";
                        } | null;
                        name: string;
                        questions: {
                            alternatives: {
                                /** Format: date-time */
                                end: string;
                                /** Format: date-time */
                                start: string;
                                text: string;
                            }[];
                            /** Format: date-time */
                            asked_at: string;
                            attendee_id: string | null;
                            choice: string | null;
                            choices: string[];
                            decided_at: string | null;
                            decided_by: string | null;
                            /** @enum {string} */
                            kind: "alternatives_proposed" | "unusual" | "internal";
                            /** Format: uuid */
                            question_id: string;
                            /** @enum {string} */
                            status: "open" | "decided";
                            what: string;
                            why: string;
                        }[];
                        slots: {
                            /** Format: date-time */
                            ends_at: string;
                            reasons: string[];
                            score: number;
                            /** Format: uuid */
                            slot_id: string;
                            /** Format: date-time */
                            starts_at: string;
                        }[];
                        /** @enum {string} */
                        status: "initializing" | "active" | "paused" | "completed" | "error";
                        status_reason: string | null;
                        stopped: boolean;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    addAttendee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    default_language?: string;
                    /** Format: email */
                    email: string;
                    full_name: string;
                    required: boolean;
                    time_zone?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        attendee_id: string;
                        /** Format: uuid */
                        item: string;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    listDemoMessages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                attendee: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        messages: {
                            /** Format: date-time */
                            at: string;
                            from: string;
                            invitation: boolean;
                            message_id: string;
                            subject: string;
                            text: string;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    answerAsAttendee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                attendee: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    message_id?: string;
                    text: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        sent: true;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    showThread: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                attendee: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        mails: {
                            action_name: string | null;
                            /** Format: date-time */
                            at: string;
                            body: string;
                            checks: {
                                dkim: string;
                                dmarc: string;
                                spf: string;
                            } | null;
                            /** @enum {string} */
                            direction: "inbound" | "outbound";
                            kind: string;
                            language: string | null;
                            /** Format: uuid */
                            mail_id: string;
                            message_id: string;
                            subject: string;
                            trusted: boolean;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    describeApi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    listPolicies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        policies: {
                            /** Format: date-time */
                            activated_at: string;
                            lanes: string;
                            pack: string;
                            pins: {
                                lanes: string;
                                roles: string;
                            };
                            roles: string;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    listPresence: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        present: {
                            person: string;
                            /** Format: date-time */
                            until: string;
                            /** Format: uuid */
                            workspace: string;
                        }[];
                        wanted: {
                            name: string;
                            /** Format: uuid */
                            workspace: string;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    bePresent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    workspace: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        person: string;
                        /** Format: date-time */
                        until: string;
                        /** Format: uuid */
                        workspace: string;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    leave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        left: boolean;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    startSample: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    sample: "outreach" | "tasks" | "scheduling" | "casework";
                    time_zone?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        workspace: string;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    readSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        apps: {
                            app: string;
                            confidential: string | null;
                            /** @enum {string} */
                            proposes: "model" | "rules";
                            sends: {
                                holds: string;
                                path: string;
                            }[];
                            setting: string | null;
                            title: string;
                        }[];
                        browser: {
                            address: string | null;
                            lacks: {
                                message: string;
                                next: string;
                            } | null;
                            profile: {
                                folder: string;
                                there: boolean;
                            } | null;
                            program: string | null;
                            /** @enum {string} */
                            way: "own" | "profile";
                        };
                        database: {
                            entries: number;
                            host: string | null;
                            /** Format: uuid */
                            installation: string;
                            /** @enum {string} */
                            kind: "embedded" | "server";
                            migrations: number;
                            name: string;
                            postgres: string;
                            schema: string | null;
                            size_bytes: number;
                            workspaces: number;
                        };
                        folder: {
                            free_bytes: number | null;
                            path: string;
                        };
                        journal: {
                            folder: string;
                            keys: string[];
                            last_seal: {
                                /** Format: date-time */
                                at: string;
                                line: number;
                            } | null;
                        };
                        model: {
                            key: {
                                /** @enum {string} */
                                from: "secret" | "file" | "none";
                                name: string | null;
                                there: boolean;
                            };
                            model: string;
                            provider: string;
                            server: string | null;
                        } | null;
                        node: string;
                        person: string;
                        platform: string;
                        presence: {
                            idle_minutes: number;
                        };
                        speech: {
                            model: string;
                            server: string;
                        } | null;
                        version: string;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    listBackups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        backups: {
                            file: string;
                            sha256: string | null;
                            size_bytes: number;
                            /** Format: date-time */
                            written_at: string;
                        }[];
                        folder: string;
                        free_bytes: number | null;
                        work: {
                            checked: {
                                entries: number;
                                key: string;
                                known_key: boolean;
                                postgres: string;
                                rows: number;
                                since: {
                                    begun: number;
                                    gone_on: number;
                                } | null;
                                steps: {
                                    command: string | null;
                                    says: string;
                                }[];
                                tables: number;
                                /** Format: date-time */
                                taken_at: string;
                                workspaces: number;
                            } | null;
                            done: number;
                            ended_at: string | null;
                            file: string;
                            /** @enum {string} */
                            kind: "backup" | "check";
                            refusal: {
                                code: string;
                                message: string;
                                next: string;
                            } | null;
                            /** Format: date-time */
                            started_at: string;
                            /** @enum {string} */
                            state: "running" | "done" | "failed" | "cancelled";
                            total: number | null;
                            /** @enum {string} */
                            unit: "rows" | "bytes";
                        } | null;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    startBackup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        checked: {
                            entries: number;
                            key: string;
                            known_key: boolean;
                            postgres: string;
                            rows: number;
                            since: {
                                begun: number;
                                gone_on: number;
                            } | null;
                            steps: {
                                command: string | null;
                                says: string;
                            }[];
                            tables: number;
                            /** Format: date-time */
                            taken_at: string;
                            workspaces: number;
                        } | null;
                        done: number;
                        ended_at: string | null;
                        file: string;
                        /** @enum {string} */
                        kind: "backup" | "check";
                        refusal: {
                            code: string;
                            message: string;
                            next: string;
                        } | null;
                        /** Format: date-time */
                        started_at: string;
                        /** @enum {string} */
                        state: "running" | "done" | "failed" | "cancelled";
                        total: number | null;
                        /** @enum {string} */
                        unit: "rows" | "bytes";
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    downloadBackup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    checkBackup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                file: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        checked: {
                            entries: number;
                            key: string;
                            known_key: boolean;
                            postgres: string;
                            rows: number;
                            since: {
                                begun: number;
                                gone_on: number;
                            } | null;
                            steps: {
                                command: string | null;
                                says: string;
                            }[];
                            tables: number;
                            /** Format: date-time */
                            taken_at: string;
                            workspaces: number;
                        } | null;
                        done: number;
                        ended_at: string | null;
                        file: string;
                        /** @enum {string} */
                        kind: "backup" | "check";
                        refusal: {
                            code: string;
                            message: string;
                            next: string;
                        } | null;
                        /** Format: date-time */
                        started_at: string;
                        /** @enum {string} */
                        state: "running" | "done" | "failed" | "cancelled";
                        total: number | null;
                        /** @enum {string} */
                        unit: "rows" | "bytes";
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    cancelBackup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cancelled: boolean;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    probeFeatures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        features: {
                            lacks: {
                                message: string;
                                next: string;
                            } | null;
                            name: string;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    listMounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        mounts: {
                            file: string;
                            pack: string;
                            servers: {
                                name: string;
                                to: string;
                                tools: {
                                    /** @enum {string} */
                                    effect: "read" | "idempotent" | "irreversible";
                                    lane: string | null;
                                    mounted: boolean;
                                    name: string;
                                    pin: string;
                                }[];
                                /** @enum {string} */
                                way: "command" | "url";
                            }[];
                        } | null;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    showPolicies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        policies: {
                            /** Format: date-time */
                            activated_at: string;
                            cedar: {
                                policies: string;
                                schema: string;
                            } | null;
                            lanes: {
                                actions: string[];
                                /** @enum {string} */
                                approval: "none" | "exact_bytes" | "two_people";
                                approvers: string[];
                                callers: string[];
                                /** @enum {string} */
                                effect: "read" | "add" | "change" | "remove" | "untold";
                                evidence: string;
                                name: string;
                                /** @enum {string} */
                                presence: "not_needed" | "required";
                                prohibits: string[];
                                purpose: string;
                                /** @enum {string} */
                                risk: "low" | "medium" | "high" | "unrated";
                                scope: string[];
                                scope_for: {
                                    role: string;
                                    scope: string[];
                                }[];
                            }[];
                            pack: string;
                            pins: {
                                lanes: string;
                                roles: string;
                            };
                            roles: {
                                kind: string;
                                name: string;
                                purpose: string;
                            }[];
                        }[];
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    listSecrets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        place: string | null;
                        secrets: {
                            name: string;
                            used_by: string[];
                        }[];
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    setSecret: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    value: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                        place: string;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    removeSecret: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        removed: boolean;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    credential: {
                        authenticator_data: string;
                        client_data: string;
                        credential_id: string;
                        signature: string;
                    };
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        expires_at: string;
                        page_secret: string;
                        user_id: string;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    signInChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        options: Record<string, unknown>;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        ok: true;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    stop: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    lift?: boolean;
                    person?: string;
                    reason?: string;
                    /** Format: uuid */
                    workspace?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        ok: true;
                        stopped: boolean;
                        workspace: string;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    listStops: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        stops: {
                            reason: string;
                            /** Format: uuid */
                            stop: string;
                            /** Format: date-time */
                            stopped_at: string;
                            stopped_by: string;
                            workspace: string | null;
                            workspace_name: string | null;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    suppress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    campaign?: string;
                    key: string;
                    /** @enum {string} */
                    kind: "profile" | "company";
                    person?: string;
                    /** @enum {string} */
                    why?: "opt_out" | "person" | "bounced" | "complaint";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        before: boolean;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    allow: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    campaign?: string;
                    key: string;
                    /** @enum {string} */
                    kind: "profile" | "company";
                    person?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        ok: true;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    listTasks: {
        parameters: {
            query?: {
                cursor?: string;
                due_before?: string;
                label?: string;
                limit?: string;
                list?: string;
                priority?: string;
                search?: string;
                sort?: "newest" | "oldest" | "due" | "priority";
                status?: "pending" | "completed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        next_cursor: string | null;
                        tasks: {
                            completed_at: string | null;
                            /** Format: date-time */
                            created_at: string;
                            description: string;
                            due_at: string | null;
                            due_on: string | null;
                            labels: string[];
                            list: string | null;
                            priority: number | null;
                            recurrence: string | null;
                            remind_at: string | null;
                            /** @enum {string} */
                            status: "pending" | "completed";
                            /** Format: uuid */
                            task_id: string;
                            time_zone: string | null;
                            /** Format: date-time */
                            updated_at: string;
                            version: number;
                        }[];
                        total: number;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    readAudit: {
        parameters: {
            query?: {
                limit?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        audit: {
                            /** @enum {string} */
                            classified_intent: "CREATE_TASK" | "LIST_TASKS" | "COMPLETE_TASK" | "UPDATE_TASK" | "DELETE_TASK" | "GENERAL_CHAT" | "AMBIGUOUS" | "CONFIRM_YES" | "CONFIRM_NO";
                            /** Format: uuid */
                            conversation_id: string;
                            /** @enum {string} */
                            decision_type: "INVOKE_TOOL" | "RESPOND_ONLY" | "ASK_CLARIFICATION" | "REQUEST_CONFIRMATION" | "EXECUTE_PENDING" | "CANCEL_PENDING";
                            input_message: string;
                            response_preview: string;
                            /** Format: date-time */
                            timestamp: string;
                            tool_calls: {
                                parameters: Record<string, unknown>;
                                sequence: number;
                                /** @enum {string} */
                                tool_name: "add_task" | "list_tasks" | "update_task" | "complete_task" | "delete_task";
                            }[] | null;
                            user_id: string;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    answerConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    conversation_id?: string;
                    time_zone?: string;
                    /** Format: uuid */
                    turn_id?: string;
                    yes: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        conversation_id: string;
                        pending_confirmation: {
                            /** @enum {string} */
                            action_type: "DELETE_TASK";
                            /** Format: uuid */
                            confirmation_id: string;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            expires_at: string;
                            task_description: string;
                            /** Format: uuid */
                            task_id: string;
                        } | null;
                        reply: string;
                        result: {
                            data: unknown;
                            error: string | null;
                            error_code: ("VALIDATION_ERROR" | "NOT_FOUND" | "ACCESS_DENIED" | "DATABASE_ERROR") | null;
                            success: boolean;
                        };
                        /** Format: uuid */
                        turn_id: string;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    readConversation: {
        parameters: {
            query?: {
                before?: string;
                conversation_id?: string;
                limit?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        conversation_id: string | null;
                        next_cursor: string | null;
                        pending_confirmation: {
                            /** @enum {string} */
                            action_type: "DELETE_TASK";
                            /** Format: uuid */
                            confirmation_id: string;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            expires_at: string;
                            task_description: string;
                            /** Format: uuid */
                            task_id: string;
                        } | null;
                        turns: {
                            answered_at: string | null;
                            call: Record<string, unknown> | null;
                            classified_intent: ("CREATE_TASK" | "LIST_TASKS" | "COMPLETE_TASK" | "UPDATE_TASK" | "DELETE_TASK" | "GENERAL_CHAT" | "AMBIGUOUS" | "CONFIRM_YES" | "CONFIRM_NO") | null;
                            decision_type: ("INVOKE_TOOL" | "RESPOND_ONLY" | "ASK_CLARIFICATION" | "REQUEST_CONFIRMATION" | "EXECUTE_PENDING" | "CANCEL_PENDING") | null;
                            /** @enum {string} */
                            kind: "message" | "tool" | "answer";
                            message: string | null;
                            /** Format: date-time */
                            received_at: string;
                            reply: string | null;
                            /** @enum {string} */
                            status: "waiting" | "answered";
                            /** Format: uuid */
                            turn_id: string;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    exportTasks: {
        parameters: {
            query: {
                format: "csv" | "json" | "ics";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    listHistory: {
        parameters: {
            query?: {
                limit?: string;
                task_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        history: {
                            after: {
                                completed_at: string | null;
                                /** Format: date-time */
                                created_at: string;
                                description: string;
                                due_at: string | null;
                                due_on: string | null;
                                labels: string[];
                                list: string | null;
                                priority: number | null;
                                recurrence: string | null;
                                remind_at: string | null;
                                /** @enum {string} */
                                status: "pending" | "completed";
                                /** Format: uuid */
                                task_id: string;
                                time_zone: string | null;
                                /** Format: date-time */
                                updated_at: string;
                                version: number;
                            } | null;
                            /** Format: date-time */
                            at: string;
                            before: {
                                completed_at: string | null;
                                /** Format: date-time */
                                created_at: string;
                                description: string;
                                due_at: string | null;
                                due_on: string | null;
                                labels: string[];
                                list: string | null;
                                priority: number | null;
                                recurrence: string | null;
                                remind_at: string | null;
                                /** @enum {string} */
                                status: "pending" | "completed";
                                /** Format: uuid */
                                task_id: string;
                                time_zone: string | null;
                                /** Format: date-time */
                                updated_at: string;
                                version: number;
                            } | null;
                            /** @enum {string} */
                            by: "person" | "chat";
                            /** Format: uuid */
                            history_id: string;
                            number: number;
                            /** @enum {string} */
                            operation: "add" | "update" | "complete" | "reopen" | "delete" | "undo" | "import";
                            /** Format: uuid */
                            task_id: string;
                            undone: boolean;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    restore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        reply: string;
                        undone: {
                            after: {
                                completed_at: string | null;
                                /** Format: date-time */
                                created_at: string;
                                description: string;
                                due_at: string | null;
                                due_on: string | null;
                                labels: string[];
                                list: string | null;
                                priority: number | null;
                                recurrence: string | null;
                                remind_at: string | null;
                                /** @enum {string} */
                                status: "pending" | "completed";
                                /** Format: uuid */
                                task_id: string;
                                time_zone: string | null;
                                /** Format: date-time */
                                updated_at: string;
                                version: number;
                            } | null;
                            /** Format: date-time */
                            at: string;
                            before: {
                                completed_at: string | null;
                                /** Format: date-time */
                                created_at: string;
                                description: string;
                                due_at: string | null;
                                due_on: string | null;
                                labels: string[];
                                list: string | null;
                                priority: number | null;
                                recurrence: string | null;
                                remind_at: string | null;
                                /** @enum {string} */
                                status: "pending" | "completed";
                                /** Format: uuid */
                                task_id: string;
                                time_zone: string | null;
                                /** Format: date-time */
                                updated_at: string;
                                version: number;
                            } | null;
                            /** @enum {string} */
                            by: "person" | "chat";
                            /** Format: uuid */
                            history_id: string;
                            number: number;
                            /** @enum {string} */
                            operation: "add" | "update" | "complete" | "reopen" | "delete" | "undo" | "import";
                            /** Format: uuid */
                            task_id: string;
                            undone: boolean;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    importTasks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    format: "todoist" | "text" | "csv";
                    text: string;
                    time_zone?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        imported: number;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    say: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    conversation_id?: string;
                    message: string;
                    time_zone?: string;
                    /** Format: uuid */
                    turn_id?: string;
                    without?: string[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        classified_intent: "CREATE_TASK" | "LIST_TASKS" | "COMPLETE_TASK" | "UPDATE_TASK" | "DELETE_TASK" | "GENERAL_CHAT" | "AMBIGUOUS" | "CONFIRM_YES" | "CONFIRM_NO";
                        /** Format: uuid */
                        conversation_id: string;
                        /** AgentDecision */
                        decision: {
                            clarification_question: string | null;
                            /** @enum {string} */
                            decision_type: "INVOKE_TOOL" | "RESPOND_ONLY" | "ASK_CLARIFICATION" | "REQUEST_CONFIRMATION" | "EXECUTE_PENDING" | "CANCEL_PENDING";
                            pending_action: {
                                /** @enum {string} */
                                action_type: "DELETE_TASK";
                                task_description: string;
                                /** Format: uuid */
                                task_id: string;
                            } | null;
                            response_text: string | null;
                            tool_calls: {
                                parameters: Record<string, unknown>;
                                sequence: number;
                                /** @enum {string} */
                                tool_name: "add_task" | "list_tasks" | "update_task" | "complete_task" | "delete_task";
                            }[] | null;
                        };
                        pending_confirmation: {
                            /** @enum {string} */
                            action_type: "DELETE_TASK";
                            /** Format: uuid */
                            confirmation_id: string;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            expires_at: string;
                            task_description: string;
                            /** Format: uuid */
                            task_id: string;
                        } | null;
                        reply: string;
                        result: {
                            data: unknown;
                            error: string | null;
                            error_code: ("VALIDATION_ERROR" | "NOT_FOUND" | "ACCESS_DENIED" | "DATABASE_ERROR") | null;
                            success: boolean;
                        } | null;
                        /** Format: uuid */
                        turn_id: string;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    listNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        notices: {
                            /** Format: date-time */
                            fired_at: string;
                            /** Format: uuid */
                            notice_id: string;
                            /** Format: uuid */
                            task_id: string;
                            text: string;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    parseTask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    as?: "task" | "message";
                    text: string;
                    time_zone?: string;
                    without?: string[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        chips: {
                            end: number;
                            /** @enum {string} */
                            kind: "due" | "priority" | "label" | "recurrence" | "reminder" | "list";
                            start: number;
                            text: string;
                            value: string;
                        }[];
                        classified_intent: ("CREATE_TASK" | "LIST_TASKS" | "COMPLETE_TASK" | "UPDATE_TASK" | "DELETE_TASK" | "GENERAL_CHAT" | "AMBIGUOUS" | "CONFIRM_YES" | "CONFIRM_NO") | null;
                        description: string;
                        details: {
                            due_at: string | null;
                            due_on: string | null;
                            labels: string[];
                            list: string | null;
                            priority: number | null;
                            recurrence: string | null;
                            remind_at: string | null;
                        };
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    callTool: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tool: "add_task" | "list_tasks" | "update_task" | "complete_task" | "delete_task";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    conversation_id?: string;
                    parameters: Record<string, unknown>;
                    time_zone?: string;
                    /** Format: uuid */
                    turn_id?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        conversation_id: string;
                        pending_confirmation: {
                            /** @enum {string} */
                            action_type: "DELETE_TASK";
                            /** Format: uuid */
                            confirmation_id: string;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            expires_at: string;
                            task_description: string;
                            /** Format: uuid */
                            task_id: string;
                        } | null;
                        reply: string;
                        result: {
                            data: unknown;
                            error: string | null;
                            error_code: ("VALIDATION_ERROR" | "NOT_FOUND" | "ACCESS_DENIED" | "DATABASE_ERROR") | null;
                            success: boolean;
                        };
                        /** Format: uuid */
                        turn_id: string;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    undo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        reply: string;
                        undone: {
                            after: {
                                completed_at: string | null;
                                /** Format: date-time */
                                created_at: string;
                                description: string;
                                due_at: string | null;
                                due_on: string | null;
                                labels: string[];
                                list: string | null;
                                priority: number | null;
                                recurrence: string | null;
                                remind_at: string | null;
                                /** @enum {string} */
                                status: "pending" | "completed";
                                /** Format: uuid */
                                task_id: string;
                                time_zone: string | null;
                                /** Format: date-time */
                                updated_at: string;
                                version: number;
                            } | null;
                            /** Format: date-time */
                            at: string;
                            before: {
                                completed_at: string | null;
                                /** Format: date-time */
                                created_at: string;
                                description: string;
                                due_at: string | null;
                                due_on: string | null;
                                labels: string[];
                                list: string | null;
                                priority: number | null;
                                recurrence: string | null;
                                remind_at: string | null;
                                /** @enum {string} */
                                status: "pending" | "completed";
                                /** Format: uuid */
                                task_id: string;
                                time_zone: string | null;
                                /** Format: date-time */
                                updated_at: string;
                                version: number;
                            } | null;
                            /** @enum {string} */
                            by: "person" | "chat";
                            /** Format: uuid */
                            history_id: string;
                            number: number;
                            /** @enum {string} */
                            operation: "add" | "update" | "complete" | "reopen" | "delete" | "undo" | "import";
                            /** Format: uuid */
                            task_id: string;
                            undone: boolean;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    readToday: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        approvals: number;
                        done: {
                            /** Format: date-time */
                            at: string;
                            /** Format: uuid */
                            id: string;
                            /** @enum {string} */
                            kind: "effect" | "task";
                            pack: string;
                            text: string;
                            /** Format: uuid */
                            workspace: string;
                            workspace_name: string;
                        }[];
                        escalations: {
                            /** Format: uuid */
                            id: string;
                            pack: string;
                            /** Format: date-time */
                            since: string;
                            text: string;
                            /** Format: uuid */
                            workspace: string;
                            workspace_name: string;
                        }[];
                        newest_at: string | null;
                        questions: {
                            /** Format: date-time */
                            asked_at: string;
                            context: string | null;
                            options: string[];
                            pack: string;
                            question: string;
                            /** Format: uuid */
                            question_id: string;
                            /** Format: uuid */
                            workspace: string;
                            workspace_name: string;
                        }[];
                        running: {
                            /** Format: date-time */
                            created_at: string;
                            name: string;
                            pack: string;
                            /** @enum {string} */
                            status: "initializing" | "active" | "paused" | "completed" | "error";
                            status_reason: string | null;
                            stopped: boolean;
                            tasks: {
                                blocked: number;
                                done: number;
                                total: number;
                            };
                            waiting: {
                                approvals: number;
                                questions: number;
                                uncertain: number;
                            };
                            /** Format: uuid */
                            workspace: string;
                        }[];
                        set_aside: {
                            leads: number;
                            name: string;
                            pack: string;
                            reason: string;
                            /** Format: date-time */
                            since: string;
                            /** Format: uuid */
                            workspace: string;
                            workspace_name: string;
                        }[];
                        stops: {
                            reason: string;
                            /** Format: uuid */
                            stop: string;
                            /** Format: date-time */
                            stopped_at: string;
                            stopped_by: string;
                            workspace: string | null;
                            workspace_name: string | null;
                        }[];
                        stuck: {
                            /** Format: uuid */
                            id: string;
                            pack: string;
                            reason: string | null;
                            /** Format: date-time */
                            since: string;
                            text: string;
                            /** Format: uuid */
                            workspace: string;
                            workspace_name: string;
                        }[];
                        tasks: {
                            can: ("complete" | "reopen")[];
                            description: string;
                            pack: string;
                            reason: string | null;
                            /** Format: date-time */
                            since: string;
                            /** @enum {string} */
                            source: "controller" | "agent" | "user";
                            /** @enum {string} */
                            status: "blocked" | "in_progress";
                            /** Format: uuid */
                            task_id: string;
                            /** Format: uuid */
                            workspace: string;
                            workspace_name: string;
                        }[];
                        uncertain: {
                            /** Format: date-time */
                            created_at: string;
                            evidence: string | null;
                            /** Format: uuid */
                            intent_id: string;
                            lane: string;
                            pack: string;
                            request: string;
                            tool: string;
                            /** Format: uuid */
                            workspace: string;
                            workspace_name: string;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    verify: {
        parameters: {
            query?: {
                since?: "true";
                watch?: string;
                workspace?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entries: number;
                        files?: number;
                        head: string;
                        notices?: {
                            code: string;
                            line?: number;
                            message: string;
                        }[];
                        /** @enum {boolean} */
                        ok: true;
                        workspaces: number;
                    } | {
                        entries: number;
                        first_bad: {
                            line?: number;
                            /** @enum {string} */
                            log: "event" | "audit" | "head" | "journal" | "seal" | "catalog" | "checkpoint" | "policy" | "file";
                            problem: string;
                            seq: string | null;
                            upto?: string;
                            workspace: string | null;
                        };
                        notices?: {
                            code: string;
                            line?: number;
                            message: string;
                        }[];
                        /** @enum {boolean} */
                        ok: false;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    listWaiting: {
        parameters: {
            query?: {
                id?: string;
                workspace?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        questions: {
                            /** Format: date-time */
                            asked_at: string;
                            context: string | null;
                            options: string[];
                            pack: string;
                            question: string;
                            /** Format: uuid */
                            question_id: string;
                            /** Format: uuid */
                            workspace: string;
                            workspace_name: string;
                        }[];
                        tasks: {
                            can: ("complete" | "reopen")[];
                            description: string;
                            pack: string;
                            reason: string | null;
                            /** Format: date-time */
                            since: string;
                            /** @enum {string} */
                            source: "controller" | "agent" | "user";
                            /** @enum {string} */
                            status: "blocked" | "in_progress";
                            /** Format: uuid */
                            task_id: string;
                            /** Format: uuid */
                            workspace: string;
                            workspace_name: string;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    listWorkspaces: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        workspaces: {
                            /** Format: date-time */
                            created_at: string;
                            name: string;
                            pack: string;
                            /** @enum {string} */
                            status: "initializing" | "active" | "paused" | "completed" | "error";
                            status_reason: string | null;
                            stopped: boolean;
                            tasks: {
                                blocked: number;
                                done: number;
                                total: number;
                            };
                            waiting: {
                                approvals: number;
                                questions: number;
                                uncertain: number;
                            };
                            /** Format: uuid */
                            workspace: string;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    createWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    goal?: Record<string, unknown>;
                    name: string;
                    pack: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        workspace: string;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    readWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        state: Record<string, unknown>;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    decisionChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                approval: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    action_hash: string;
                    /** @enum {string} */
                    decision: "grant" | "reject";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        nonce: string;
                        options: Record<string, unknown>;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    listEntries: {
        parameters: {
            query?: {
                about?: string | ("authz_decision" | "tool_call" | "db_write" | "db_read" | "promotion" | "export" | "policy_change" | "override" | "system");
                after?: string;
                before?: string;
                entity?: string;
                from?: string;
                limit?: string;
                log?: "event" | "audit";
                to?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entries: {
                            about: string;
                            actor: string | null;
                            /** Format: date-time */
                            at: string;
                            id: string;
                            lane: string | null;
                            /** @enum {string} */
                            log: "event" | "audit";
                            op: string | null;
                            outcome: string | null;
                            run: string | null;
                            seq: string;
                            text: string;
                        }[];
                        first: string;
                        head: string;
                        newer: string | null;
                        older: string | null;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    readEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                seq: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        about: string;
                        actor: string | null;
                        /** Format: date-time */
                        at: string;
                        erased: boolean;
                        hash: string;
                        id: string;
                        lane: string | null;
                        /** @enum {string} */
                        log: "event" | "audit";
                        op: string | null;
                        outcome: string | null;
                        payload: Record<string, unknown>;
                        person: string | null;
                        previous: string | null;
                        run: string | null;
                        segment: number;
                        seq: string;
                        shortened: boolean;
                        size_bytes: number;
                        text: string;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    exportWorkspace: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    sendToWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    content: Record<string, unknown>;
                    kind: string;
                    person?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        item: string;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    getInboxItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                item: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        item: string;
                        outcome: string | null;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    readPast: {
        parameters: {
            query?: {
                at?: string;
                since?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        at: string | null;
                        first: string;
                        head: string;
                        seq: string;
                        since: string | null;
                        tables: {
                            changed: number;
                            rows: number;
                            table: string;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    readPastRows: {
        parameters: {
            query: {
                after?: string;
                at?: string;
                limit?: string;
                since?: string;
                table: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        columns: string[];
                        next: string | null;
                        rows: {
                            changed: boolean;
                            id: string;
                            row: Record<string, unknown> | null;
                            seq: string | null;
                        }[];
                        seq: string;
                        shortened: boolean;
                        since: string | null;
                        table: string;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    answerQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                question: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    answer: string;
                    person?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        item: string;
                        outcome: string | null;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    replayWorkspace: {
        parameters: {
            query?: {
                at?: string;
                watch?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        at_seq?: string;
                        differences: number;
                        first: {
                            key: string;
                            live: string | null;
                            rebuilt: string | null;
                            table: string;
                        }[];
                        ok: boolean;
                        rows: number;
                        tables: number;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    listRuns: {
        parameters: {
            query?: {
                actor?: string;
                before?: string;
                kind?: "orchestrator" | "agent" | "tool_gateway" | "db_write" | "db_read" | "promotion" | "export" | "override" | "system";
                lane?: string;
                limit?: string;
                parent?: string;
                status?: "created" | "running" | "completed" | "failed" | "cancelled" | "denied";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        next: string | null;
                        runs: {
                            actor: string;
                            /** @enum {string} */
                            actor_type: "agent" | "human" | "system";
                            completed_at: string | null;
                            /** Format: date-time */
                            created_at: string;
                            error: string | null;
                            has_children: boolean;
                            /** @enum {string} */
                            kind: "orchestrator" | "agent" | "tool_gateway" | "db_write" | "db_read" | "promotion" | "export" | "override" | "system";
                            lane: string | null;
                            lanes_pin: string;
                            name: string | null;
                            parent: string | null;
                            role: string | null;
                            roles_pin: string;
                            /** Format: uuid */
                            root: string;
                            /** Format: uuid */
                            run: string;
                            /** @enum {string} */
                            status: "created" | "running" | "completed" | "failed" | "cancelled" | "denied";
                            task: string | null;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    readRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                run: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        path: {
                            actor: string;
                            /** @enum {string} */
                            actor_type: "agent" | "human" | "system";
                            completed_at: string | null;
                            /** Format: date-time */
                            created_at: string;
                            error: string | null;
                            has_children: boolean;
                            /** @enum {string} */
                            kind: "orchestrator" | "agent" | "tool_gateway" | "db_write" | "db_read" | "promotion" | "export" | "override" | "system";
                            lane: string | null;
                            lanes_pin: string;
                            name: string | null;
                            parent: string | null;
                            role: string | null;
                            roles_pin: string;
                            /** Format: uuid */
                            root: string;
                            /** Format: uuid */
                            run: string;
                            /** @enum {string} */
                            status: "created" | "running" | "completed" | "failed" | "cancelled" | "denied";
                            task: string | null;
                        }[];
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    completeTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                task: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    note?: string;
                    person?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        item: string;
                        outcome: string | null;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    reopenTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                task: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    note?: string;
                    person?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        item: string;
                        outcome: string | null;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    whyDidThisHappen: {
        parameters: {
            query?: {
                approval?: string;
                intent?: string;
                row?: string;
                run?: string;
                seq?: string;
                table?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cut: boolean;
                        edges: {
                            from: string;
                            to: string;
                        }[];
                        focus: string | null;
                        nodes: {
                            actor: string | null;
                            at: string | null;
                            facts: {
                                name: string;
                                value: string;
                            }[];
                            id: string;
                            /** @enum {string} */
                            kind: "proposal" | "verdict" | "lane" | "approval" | "grant" | "intent" | "receipt" | "evidence" | "row_change";
                            seqs: string[];
                            status: string | null;
                            text: string;
                            title: string;
                            /** @enum {string} */
                            tone: "good" | "bad" | "waiting" | "plain";
                        }[];
                        run: string | null;
                        seq: string;
                    };
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
    readMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Default Response */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        message: string;
                        next: string;
                    };
                };
            };
        };
    };
}

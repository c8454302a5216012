/** The examples of the agent contract, as its authors wrote them (spacing and number forms included). */

export const requirementSnapshot = `{
  "campaign": {
    "id": "550e8400-e29b-41d4-a716-446655440000",
    "name": "Q1 2026 Outreach",
    "status": "active"
  },
  "current_task": {
    "id": "660e8400-e29b-41d4-a716-446655440001",
    "description": "Send connection request to lead #3",
    "status": "in-progress",
    "preconditions": []
  },
  "pending_tasks": [
    {
      "id": "770e8400-e29b-41d4-a716-446655440002",
      "description": "Follow up on connection request"
    }
  ],
  "leads_summary": {
    "total": 100,
    "pending": 97,
    "contacted": 3,
    "responded": 0,
    "current_lead": {
      "id": "880e8400-e29b-41d4-a716-446655440003",
      "full_name": "Jane Doe",
      "profile_url": "https://linkedin.com/in/janedoe",
      "job_title": "Senior Engineer",
      "company": "TechCorp",
      "weight_score": 87.5
    }
  },
  "recent_audit_log": [
    {
      "action_type": "browser_navigate",
      "timestamp": "2026-01-06T10:00:00Z",
      "success": true,
      "payload": { "url": "https://linkedin.com/in/johndoe" }
    }
  ],
  "available_artifacts": [
    {
      "artifact_type": "scoring_algorithm",
      "artifact_key": "algorithm_v1"
    }
  ]
}`

export const requirementProposals = {
  create_task: `{
  "action_type": "create_task",
  "task": {
    "description": "Wait 24 hours for connection request acceptance",
    "preconditions": ["660e8400-e29b-41d4-a716-446655440001"]
  },
  "justification": "LinkedIn best practices recommend 24-hour wait before follow-up"
}`,
  select_next_task: `{
  "action_type": "select_next_task",
  "task_id": "770e8400-e29b-41d4-a716-446655440002",
  "reasoning": "All preconditions met, next highest priority task"
}`,
  execute_tool: `{
  "action_type": "execute_tool",
  "tool_name": "browser_navigate",
  "parameters": {
    "url": "https://linkedin.com/in/janedoe"
  },
  "expected_outcome": "Navigate to Jane Doe's LinkedIn profile"
}`,
  generate_message: `{
  "action_type": "generate_message",
  "message": {
    "type": "connection_request",
    "content": "Hi Jane, I noticed your work at TechCorp on cloud infrastructure. Would love to connect and share insights.",
    "personalization_context": {
      "job_title": "Senior Engineer",
      "company": "TechCorp"
    }
  },
  "requires_approval": true
}`,
  analyze_leads: `{
  "action_type": "analyze_leads",
  "analysis_type": "prioritize",
  "parameters": {
    "campaign_goal": "Find engineers at 50-500 person companies",
    "weight_preferences": {
      "job_title_relevance": 0.40,
      "company_size": 0.25,
      "recent_activity": 0.20,
      "profile_completeness": 0.15
    }
  }
}`,
  request_user_input: `{
  "action_type": "request_user_input",
  "question": "This lead's profile is incomplete. Should I proceed or skip?",
  "options": ["Proceed", "Skip", "Manual review"],
  "context": "Lead has no job title or company information"
}`,
  persist_artifact: `{
  "action_type": "persist_artifact",
  "artifact": {
    "artifact_type": "scoring_algorithm",
    "artifact_key": "algorithm_v2",
    "content": {
      "criteria": {
        "job_title_relevance": { "weight": 0.50, "target_keywords": ["Senior", "Principal"] }
      }
    }
  },
  "requires_approval": true
}`,
  no_op: `{
  "action_type": "no_op",
  "reason": "rate_limit_reached",
  "details": "LinkedIn rate limit: wait 60 minutes before next connection request"
}`,
}
